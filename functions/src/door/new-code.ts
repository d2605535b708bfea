import { randomInt } from 'node:crypto';
import { DOOR_ALPHABET, DOOR_CODE_LENGTH } from '@app/domain/door';

/** A code that nobody can guess: each letter from the system's random source, all equally likely. */
export function newDoorCode(): string {
  return Array.from({ length: DOOR_CODE_LENGTH }, () => DOOR_ALPHABET[randomInt(DOOR_ALPHABET.length)]).join(
    '',
  );
}
