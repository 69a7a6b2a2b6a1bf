import { expect, test } from "vitest";
import { deliveryMessages } from "./en/delivery.ts";
import { language } from "./en/language.ts";
import { deliveryMessages as urduMessages } from "./ur/delivery.ts";
import { language as urdu } from "./ur/language.ts";

test.each([
  [language.locale, deliveryMessages.days],
  [urdu.locale, urduMessages.days],
])("in %s days and months have the names that Unicode gives them", (locale, { weekdays, months }) => {
  const named = (options: Intl.DateTimeFormatOptions, time: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(time);
  const week = Array.from({ length: 7 }, (_, day) =>
    named({ weekday: "short" }, Date.UTC(2026, 10, 1 + day)),
  );
  const year = Array.from({ length: 12 }, (_, month) => named({ month: "short" }, Date.UTC(2026, month)));
  expect(weekdays).toEqual(week);
  expect(months).toEqual(year);
});
