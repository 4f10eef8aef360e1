import { ApiError } from "./api";
import { t } from "./messages";

/** Words for a failed call. An error in our own code is not an answer of the server: it goes on to the console. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { code, place, words } = error;
  return place === "" ? t(`error.${code}`, { words }) : t("error.at", { place, words });
}
