const KEY = "rumpus.name";

let own = $state(myName());

/** What I am called, for what shows it all the time. */
export function ownName(): string {
  return own;
}

export function myName(): string {
  return localStorage.getItem(KEY) ?? "";
}

export function keepName(name: string): void {
  own = name.trim();
  localStorage.setItem(KEY, own);
}
