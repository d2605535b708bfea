import { ENGRAVED, type EngravedPetals } from '@/components/identity/engraving';

/** The engraving of an article: the number of petals is derived from its slug. */
export function articlePetals(slug: string): EngravedPetals {
  const sum = Array.from(slug, (letter) => letter.codePointAt(0) ?? 0).reduce((one, other) => one + other, 0);
  return ENGRAVED[sum % ENGRAVED.length] ?? 12;
}
