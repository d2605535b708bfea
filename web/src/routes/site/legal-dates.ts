import { TERMS_VERSION } from '@app/domain/terms';

/** When the privacy policy and the terms were last changed: at noon in Bangkok, so that it is that day everywhere it is shown. */
export const LEGAL_UPDATED = new Date(`${TERMS_VERSION}T12:00:00+07:00`);
