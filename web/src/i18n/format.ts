import { LOCALE_TAGS, type Language } from '@app/domain/language';
import { TIME_ZONE } from '@app/domain/codec';

/** Keeps what was made: a formatter costs far more to make than to use, and a list uses a hundred at a time. */
function kept<Names extends string[], Formatter>(
  make: (...names: Names) => Formatter,
): (...names: Names) => Formatter {
  const made = new Map<string, Formatter>();
  return (...names) => {
    const key = names.join(' ');
    const formatter = made.get(key) ?? make(...names);
    made.set(key, formatter);
    return formatter;
  };
}

const moneyIn = kept(
  (language: Language) =>
    new Intl.NumberFormat(LOCALE_TAGS[language], {
      style: 'currency',
      currency: 'THB',
      currencyDisplay: 'narrowSymbol',
    }),
);

/** THB with two decimals, as the language writes it: ฿1,250.00. */
export function formatMoney(amount: number, language: Language): string {
  return moneyIn(language).format(amount);
}

const countIn = kept(
  (language: Language) => new Intl.NumberFormat(LOCALE_TAGS[language], { maximumFractionDigits: 0 }),
);

/** A whole number, its thousands parted: 1,200. */
export function formatCount(count: number, language: Language): string {
  return countIn(language).format(count);
}

const DATE_STYLES = {
  /** 21 พ.ย. */
  dayMonth: { day: 'numeric', month: 'short' },
  /** 21 พ.ย. 2569 */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 21 พฤศจิกายน 2569 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 21; and พฤศจิกายน 2569 beside it */
  day: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  /** 21 พ.ย. 2569 14.05 */
  moment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  /** 21 พ.ย. 14.05 */
  dayTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** 14.05, and 14:05 in the other languages */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

const dateIn = kept(
  (language: Language, style: DateStyle) =>
    new Intl.DateTimeFormat(LOCALE_TAGS[language], { ...DATE_STYLES[style], timeZone: TIME_ZONE }),
);

/** A date in Bangkok: Buddhist era in Thai, Gregorian in the other languages (contract). */
export function formatDate(date: Date, language: Language, style: DateStyle = 'short'): string {
  return (
    dateIn(language, style)
      .formatToParts(date)
      .filter(({ type }) => type !== 'era')
      // Thai writes 14.05, followed by "น." in a sentence.
      .map(({ value }) => (value === ':' && language === 'th' ? '.' : value))
      .join('')
      .trim()
  );
}

/** A date that no sentence follows: in Thai "น." ends a time, which sentences write themselves. */
export function formatDateAlone(date: Date, language: Language, style: DateStyle): string {
  const text = formatDate(date, language, style);
  return language === 'th' && 'hour' in DATE_STYLES[style] ? `${text}\u00a0น.` : text;
}

/** A year as a reader of the language writes it: 2569 in Thai, 2026 elsewhere. @param year of the Christian era */
export function formatYear(year: number, language: Language): string {
  return String(language === 'th' ? year + 543 : year);
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const relativeIn = kept(
  (language: Language) => new Intl.RelativeTimeFormat(LOCALE_TAGS[language], { numeric: 'auto' }),
);

/** A period in words: "10 years", "180 days". */
export function formatPeriod(
  { count, unit }: { count: number; unit: 'year' | 'month' | 'day' },
  language: Language,
): string {
  return new Intl.NumberFormat(LOCALE_TAGS[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

/** An age in whole days: "4 days", "today". @param days 0 or more */
export function formatDays(days: number, language: Language): string {
  return days === 0
    ? relativeIn(language).format(0, 'day')
    : formatPeriod({ count: days, unit: 'day' }, language);
}

/** How long ago, in words: "3 days ago". */
export function formatRelative(date: Date, language: Language, now = Date.now()): string {
  const format = relativeIn(language);
  const seconds = (date.getTime() - now) / 1_000;
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(0, 'minute');
}

/** Bytes as a person reads them: 1.4 MB. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] =
    bytes >= 1_048_576 ? (['megabyte', 1_048_576] as const) : (['kilobyte', 1_024] as const);
  return new Intl.NumberFormat(LOCALE_TAGS[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(bytes / size);
}
