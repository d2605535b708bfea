import { isWeekend } from '../calendar.ts';
import type { LawStatus } from './status.ts';

/** The official holidays of one year. */
export interface HolidayYear {
  year: number;
  /** `MM-DD`, days in lieu included; what each of them is: `holiday-names.ts`. */
  days: readonly string[];
  /** Where the days are from, in English. */
  source: string;
  /** Of the list as a whole: whether a day is missing in it. */
  status: LawStatus;
}

/** The years that are known. */
export type HolidayCalendar = readonly HolidayYear[];

/**
 * The Cabinet's own lists were not read: the days are those of python-holidays 0.105 (public, government and bank holidays of
 * Thailand, without Children's Day), which follow the Thai lunar calendar. Labour Day is a holiday of banks and companies, not of
 * offices; it is kept because a holiday has the shorter hours. Royal Ploughing Ceremony 2027 is not announced yet.
 */
const SOURCE = 'python-holidays 0.105, Thailand';

/** A further year or another day is a new version of the table (`tables.ts`). */
export const HOLIDAYS: HolidayCalendar = [
  {
    year: 2026,
    days: [
      '01-01',
      '01-02', // added by the Cabinet
      '03-03', // Makha Bucha
      '04-06', // Chakri Day
      '04-13',
      '04-14',
      '04-15', // Songkran
      '05-01', // Labour Day
      '05-04', // Coronation Day
      '05-13', // Royal Ploughing Ceremony
      '05-31', // Visakha Bucha
      '06-01', // in lieu
      '06-03', // the Queen's birthday
      '07-28', // the King's birthday
      '07-29', // Asanha Bucha
      '07-30', // Buddhist Lent
      '08-12', // Mother's Day
      '10-13', // King Bhumibol Memorial Day
      '10-23', // Chulalongkorn Day
      '12-05', // National Day
      '12-07', // in lieu
      '12-10', // Constitution Day
      '12-31',
    ],
    source: SOURCE,
    status: 'P',
  },
  {
    year: 2027,
    days: [
      '01-01',
      '02-21', // Makha Bucha
      '02-22', // in lieu
      '04-06', // Chakri Day
      '04-13',
      '04-14',
      '04-15', // Songkran
      '05-01', // Labour Day
      '05-03', // in lieu
      '05-04', // Coronation Day
      '05-20', // Visakha Bucha
      '06-03', // the Queen's birthday
      '07-18', // Asanha Bucha
      '07-19', // Buddhist Lent
      '07-20', // in lieu
      '07-28', // the King's birthday
      '08-12', // Mother's Day
      '10-13', // King Bhumibol Memorial Day
      '10-23', // Chulalongkorn Day
      '10-25', // in lieu
      '12-05', // National Day
      '12-06', // in lieu
      '12-10', // Constitution Day
      '12-31',
    ],
    source: SOURCE,
    status: 'P',
  },
];

/** `unknown`: no calendar of the day's year, so that it may be a holiday. */
export type DayKind = 'working' | 'weekend' | 'holiday' | 'unknown';

/** @param day in Bangkok, `YYYY-MM-DD` */
export function kindOfDay(day: string, calendar: HolidayCalendar = HOLIDAYS): DayKind {
  const year = calendar.find((one) => one.year === Number(day.slice(0, 4)));
  if (year?.days.includes(day.slice(5)) === true) return 'holiday';
  if (isWeekend(day)) return 'weekend';
  return year === undefined ? 'unknown' : 'working';
}

/**
 * The year whose holidays have to be entered: the current one, or from 1 November the next.
 * @param today in Bangkok, `YYYY-MM-DD`
 * @returns the year (of the Christian era), or null
 */
export function missingYear(today: string): number | null {
  const year = Number(today.slice(0, 4));
  const needed = today.slice(5) >= '11-01' ? [year, year + 1] : [year];
  return needed.find((each) => HOLIDAYS.every((one) => one.year !== each)) ?? null;
}
