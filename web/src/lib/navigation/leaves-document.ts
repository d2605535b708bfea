import { createContext } from 'react';

/** Whether every navigation leaves the document, and with it what has not been sent yet: so on public pages. */
export const LeavesDocument = createContext(false);
