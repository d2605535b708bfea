import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { sideBySide } from '../lib/effect.ts';
import { keepSearchWordsOfMessage } from '../search/keep-search-words.effect.ts';
import { tellOfContact } from './tell-of-contact.effect.ts';

/** Runs all effects of a new contact message. */
export const followContactMessage = onDocumentCreated(
  { document: paths.contact('{contactId}'), retry: true },
  (event) => sideBySide(event, [tellOfContact, keepSearchWordsOfMessage]),
);
