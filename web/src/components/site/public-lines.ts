/** The State's own lines, alike in every language. */

/** Anti Online Scam Operation Center, by telephone only. */
export const SCAM_LINE = '1441';

/** Police emergency. */
export const POLICE_LINE = '191';

/** The Royal Thai Police take complaints of online crime here. */
export const POLICE_ONLINE = 'thaipoliceonline.go.th';
