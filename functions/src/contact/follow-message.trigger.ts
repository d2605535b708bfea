import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { sideBySide } from '../lib/effect.ts';
import { keepSearchWordsOfMessage } from '../search/keep-search-words.effect.ts';
import { notifyOfContact } from './notify-of-contact.effect.ts';

/** Runs all effects of a new contact message. */
export const followMessage = onDocumentCreated(
  { document: paths.contact('{contactId}'), retry: true },
  (event) => sideBySide(event, [notifyOfContact, keepSearchWordsOfMessage]),
);
