import { FIGURE_IDS, percentOf, type FigureId, type PublicFigures } from '@app/domain/public-figures';

export interface CountedFigure {
  id: FigureId;
  /** As it is written large. */
  figure: string;
  /** What it was counted from, by the names that the texts use. */
  counts: Record<string, number>;
}

/** The figures that are published, in the order of the domain's list. */
export function countedFigures(figures: PublicFigures | null): CountedFigure[] {
  if (figures === null) return [];
  const { recovered_share, reports_on_time, contacts_inside, median_days_to_first_contact } = figures;
  const each: Record<FigureId, Omit<CountedFigure, 'id'> | null> = {
    recovered_share: recovered_share && {
      figure: `${recovered_share.percent}%`,
      counts: { n: recovered_share.n },
    },
    reports_on_time: reports_on_time && {
      figure: `${percentOf(reports_on_time.met, reports_on_time.due)}%`,
      counts: { part: reports_on_time.met, n: reports_on_time.due },
    },
    contacts_inside: contacts_inside && {
      figure: `${percentOf(contacts_inside.inside, contacts_inside.counted)}%`,
      counts: { part: contacts_inside.inside, n: contacts_inside.counted },
    },
    median_days_to_first_contact: median_days_to_first_contact && {
      figure: String(median_days_to_first_contact.days),
      counts: { n: median_days_to_first_contact.n },
    },
  };
  return FIGURE_IDS.flatMap((id) => {
    const counted = each[id];
    return counted === null ? [] : [{ id, ...counted }];
  });
}
