import type { Sound } from "../room/sounds";
import type { View } from "./view";

/** What is heard of a change. */
export function heardBetween(before: View, now: View): Sound[] {
  const sounds: Sound[] = [];
  if (inPlay(now) > inPlay(before) || now.air?.card !== before.air?.card) sounds.push("played");
  if (discarded(now) > discarded(before) && inPlay(now) < inPlay(before)) sounds.push("destroyed");
  if (now.heroes.some((hero, seat) => hero.level > (before.heroes[seat]?.level ?? 0))) sounds.push("scored");
  return sounds;
}

function inPlay({ heroes, fight }: View): number {
  const lying = heroes.reduce((sum, hero) => sum + hero.gear.length, 0);
  return (
    lying + (fight?.thrown.length ?? 0) + (fight?.foes.reduce((sum, foe) => sum + 1 + foe.enhancers.length, 0) ?? 0)
  );
}

function discarded(view: View): number {
  return view["door discard"].length + view["treasure discard"].length;
}
