import { gameIn, MOVED, routeOf, type Route } from "./router";

class Here {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));
  /** Which game the page is about. */
  game = $state(gameIn(location.search));

  look(): void {
    this.route = routeOf(location.pathname, location.search);
    this.game = gameIn(location.search);
  }
}

/** Where we are. */
export const here = new Here();
for (const move of ["popstate", MOVED]) window.addEventListener(move, () => here.look());
