/** Words nested by the dots of their keys, as tools/nested.ts hands them out. */
declare module "*.json?nested" {
  const messages: import("./messages").Nested;
  export default messages;
}
