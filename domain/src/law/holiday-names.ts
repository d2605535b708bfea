import type { LawStatus } from './status.ts';

/** What is celebrated. */
export type HolidayName = (typeof HOLIDAY_NAMES)[number];
export const HOLIDAY_NAMES = [
  'new_year',
  'cabinet',
  'makha_bucha',
  'chakri',
  'songkran',
  'labour',
  'coronation',
  'ploughing',
  'visakha_bucha',
  'queen',
  'king',
  'asanha_bucha',
  'lent',
  'mother',
  'navamindra',
  'chulalongkorn',
  'national',
  'constitution',
  'new_year_eve',
] as const;

/** A day of `HOLIDAYS`, and what it is. */
export interface Holiday {
  /** `MM-DD` */
  on: string;
  name: HolidayName;
  /** A working day in its place, because it falls on a weekend. */
  inLieu?: true;
  /** `P` where the day depends on the moon, on an announcement of the year or on the reign. */
  status: LawStatus;
}

const fixed = (on: string, name: HolidayName): Holiday => ({ on, name, status: 'V' });
const announced = (on: string, name: HolidayName): Holiday => ({ on, name, status: 'P' });
const inLieu = (on: string, name: HolidayName): Holiday => ({ on, name, inLieu: true, status: 'P' });

/**
 * The days of each year of `HOLIDAYS` with their names, for those who read the calendar. Beside it, because every page with the contact
 * rules loads that one and needs no names; `tables.test.ts` compares the two.
 */
export const NAMED_HOLIDAYS: Readonly<Record<number, readonly Holiday[]>> = {
  2026: [
    fixed('01-01', 'new_year'),
    announced('01-02', 'cabinet'),
    announced('03-03', 'makha_bucha'),
    fixed('04-06', 'chakri'),
    fixed('04-13', 'songkran'),
    fixed('04-14', 'songkran'),
    fixed('04-15', 'songkran'),
    announced('05-01', 'labour'),
    announced('05-04', 'coronation'),
    announced('05-13', 'ploughing'),
    announced('05-31', 'visakha_bucha'),
    inLieu('06-01', 'visakha_bucha'),
    announced('06-03', 'queen'),
    announced('07-28', 'king'),
    announced('07-29', 'asanha_bucha'),
    announced('07-30', 'lent'),
    announced('08-12', 'mother'),
    fixed('10-13', 'navamindra'),
    fixed('10-23', 'chulalongkorn'),
    fixed('12-05', 'national'),
    inLieu('12-07', 'national'),
    fixed('12-10', 'constitution'),
    fixed('12-31', 'new_year_eve'),
  ],
  2027: [
    fixed('01-01', 'new_year'),
    announced('02-21', 'makha_bucha'),
    inLieu('02-22', 'makha_bucha'),
    fixed('04-06', 'chakri'),
    fixed('04-13', 'songkran'),
    fixed('04-14', 'songkran'),
    fixed('04-15', 'songkran'),
    announced('05-01', 'labour'),
    inLieu('05-03', 'labour'),
    announced('05-04', 'coronation'),
    announced('05-20', 'visakha_bucha'),
    announced('06-03', 'queen'),
    announced('07-18', 'asanha_bucha'),
    announced('07-19', 'lent'),
    inLieu('07-20', 'asanha_bucha'),
    announced('07-28', 'king'),
    announced('08-12', 'mother'),
    fixed('10-13', 'navamindra'),
    fixed('10-23', 'chulalongkorn'),
    inLieu('10-25', 'chulalongkorn'),
    fixed('12-05', 'national'),
    inLieu('12-06', 'national'),
    fixed('12-10', 'constitution'),
    fixed('12-31', 'new_year_eve'),
  ],
};
