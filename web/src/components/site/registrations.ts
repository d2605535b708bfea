import type { Language } from '@app/domain/language';
import { formatDate } from '@/i18n/format';
import { site } from '@/site.config';

const REGISTERS = ['debtCollection', 'company'] as const;

export interface RegistrationLine {
  register: (typeof REGISTERS)[number];
  number: string;
  /** The day on which the registration ends, as the language writes it; null where it does not end. */
  expires: string | null;
}

/** The firm's registrations as they are shown; those that the firm has not filled in are left out. */
export function registrationLines(
  language: Language,
  registration: Readonly<typeof site.registration> = site.registration,
): RegistrationLine[] {
  return REGISTERS.flatMap((register) => {
    const entry = registration[register];
    if (entry === null) return [];
    const expires =
      entry.expires === undefined ? null : formatDate(new Date(`${entry.expires}T00:00:00+07:00`), language);
    return [{ register, number: entry.number, expires }];
  });
}
