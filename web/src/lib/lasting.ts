import { t } from "./messages";

/** Time that lasts long, in words that need not change every second. */

export const A_DAY = 86_400;
const AN_HOUR = 3600;
const A_MINUTE = 60;

/** "2 days 3 hours", "3 hours 20 minutes", "20 minutes": to the nearest hour or minute, but at least a minute. */
export function lasting(exactly: number): string {
  const step = exactly >= A_DAY - AN_HOUR / 2 ? AN_HOUR : A_MINUTE;
  const seconds = Math.max(A_MINUTE, Math.round(exactly / step) * step);
  const days = t("time.days", { n: Math.floor(seconds / A_DAY) });
  const hours = t("time.hours", { n: Math.floor((seconds % A_DAY) / AN_HOUR) });
  const minutes = t("time.minutes", { n: Math.floor((seconds % AN_HOUR) / A_MINUTE) });
  if (seconds >= A_DAY) return seconds % A_DAY < AN_HOUR ? days : t("time.two", { one: days, other: hours });
  if (seconds < AN_HOUR) return minutes;
  return seconds % AN_HOUR < A_MINUTE ? hours : t("time.two", { one: hours, other: minutes });
}
