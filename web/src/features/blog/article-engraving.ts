import { ENGRAVED, type EngravedPetals } from '@/components/identity/engraving';

/** Each article has an engraving of its own: as many petals as its slug says. */
export function engravingOf(slug: string): EngravedPetals {
  const sum = Array.from(slug, (letter) => letter.codePointAt(0) ?? 0).reduce((one, other) => one + other, 0);
  return ENGRAVED[sum % ENGRAVED.length] ?? 12;
}
