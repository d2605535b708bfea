import type { CSSProperties } from 'react';
import type { Language } from '@app/domain/language';
import { site } from '@/site.config';

/** A link with its words: a button in HTML, the words and the address below each other in plain text. */
export interface MailLink {
  words: string;
  address: string;
}

/** What every mail consists of, in this order; the firm's name and address follow. */
export interface MailParts {
  subject: string;
  intro: string;
  list: readonly string[];
  action: MailLink;
  note: string;
  unsubscribe: MailLink;
}

/** The light colours of styles/tokens.css: mail programs know no custom properties. */
export const MAIL_COLOURS = {
  paper: '#f6f1e6',
  sheet: '#fffdf8',
  rule: '#d8cdb6',
  ink: '#10292b',
  inkSoft: '#324a49',
  seal: '#a92d1a',
  onSeal: '#fffaf3',
} as const;

/** Mail programs load no fonts: these are what systems have, with Thai and Chinese serifs where there are any. */
const FONTS = "Georgia, 'Noto Serif Thai', 'Songti SC', 'Noto Serif SC', Thonburi, 'Leelawadee UI', serif";

const TEXT: CSSProperties = {
  margin: 0,
  fontFamily: FONTS,
  fontSize: 16,
  lineHeight: 1.75,
  color: MAIL_COLOURS.ink,
};
const SMALL: CSSProperties = { ...TEXT, fontSize: 14, color: MAIL_COLOURS.inkSoft };
const SHEET: CSSProperties = {
  width: '100%',
  maxWidth: 560,
  background: MAIL_COLOURS.sheet,
  border: `1px solid ${MAIL_COLOURS.rule}`,
  borderTop: 0,
  borderCollapse: 'collapse',
};
const BUTTON: CSSProperties = {
  ...TEXT,
  display: 'inline-block',
  padding: '12px 24px',
  background: MAIL_COLOURS.seal,
  color: MAIL_COLOURS.onSeal,
  fontWeight: 700,
  textDecoration: 'none',
};

/** A mail as a sheet of the firm's paper: tables and attributes, which is what all mail programs lay out. */
export function MailSheet({ parts, language }: { parts: MailParts; language: Language }) {
  const { subject, intro, list, action, note, unsubscribe } = parts;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, background: MAIL_COLOURS.paper }}>
        <table
          role="presentation"
          width="100%"
          style={{ background: MAIL_COLOURS.paper, borderCollapse: 'collapse' }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 12px' }}>
                <table role="presentation" width="560" style={SHEET}>
                  <tbody>
                    <tr>
                      <td style={{ padding: '16px 28px', background: MAIL_COLOURS.ink }}>
                        <p style={{ ...TEXT, color: MAIL_COLOURS.paper, fontWeight: 700 }}>
                          {site.name[language]}
                        </p>
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '28px 28px 0' }}>
                        <p style={{ ...TEXT, fontSize: 18 }}>{intro}</p>
                        {list.length > 0 && <Lines lines={list} />}
                        <p style={{ ...TEXT, padding: '24px 0' }}>
                          <a href={action.address} style={BUTTON}>
                            {action.words}
                          </a>
                        </p>
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '0 28px 28px' }}>
                        <p style={SMALL}>{note}</p>
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 28px', borderTop: `1px solid ${MAIL_COLOURS.rule}` }}>
                        <p style={SMALL}>{site.address[language]}</p>
                        <p style={SMALL}>
                          <a href={`tel:${site.phone}`} style={{ color: MAIL_COLOURS.inkSoft }}>
                            {site.phoneText[language]}
                          </a>
                        </p>
                        <p style={{ ...SMALL, paddingTop: 12 }}>
                          <a href={unsubscribe.address} style={{ color: MAIL_COLOURS.inkSoft }}>
                            {unsubscribe.words}
                          </a>
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** Ruled like a ledger: one line for each case and title. */
function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul
      style={{
        margin: '16px 0 0',
        padding: 0,
        listStyle: 'none',
        borderTop: `1px solid ${MAIL_COLOURS.rule}`,
      }}
    >
      {lines.map((line) => (
        <li key={line} style={{ ...TEXT, padding: '8px 0', borderBottom: `1px solid ${MAIL_COLOURS.rule}` }}>
          {line}
        </li>
      ))}
    </ul>
  );
}
