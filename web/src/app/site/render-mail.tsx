import type { MailRequest, MailText, NoticeMailRequest } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { notificationText } from '@/features/notifications/notification-text';
import { site } from '@/site.config';
import { textsIn } from './texts';

/** Mail programs take styles from attributes alone, and of fonts what they have. */
const PAPER = { fontFamily: 'Georgia, serif', fontSize: 16, lineHeight: 1.6, maxWidth: 560, padding: 24 };
const BUTTON = {
  display: 'inline-block',
  padding: '12px 20px',
  background: '#a92d1a',
  color: '#ffffff',
  textDecoration: 'none',
};

/** A link with its words: a button in HTML, the words and the address below each other in plain text. */
interface Link {
  words: string;
  address: string;
}

/** What every mail consists of, in this order; the firm's name and address follow. */
interface Parts {
  subject: string;
  intro: string;
  list: readonly string[];
  action: Link;
  note: string;
  unsubscribe: Link;
}

/** The subject and both bodies of a mail. */
export function renderMail(request: MailRequest, language: Language): MailText {
  const parts =
    request.mail === 'newsletter-confirm' ? confirmParts(request, language) : noticeParts(request, language);
  return mailOf(parts, language);
}

function confirmParts(
  { confirm, unsubscribe }: Extract<MailRequest, { mail: 'newsletter-confirm' }>,
  language: Language,
): Parts {
  const { t } = textsIn(language);
  const name = site.name[language];
  return {
    subject: t('page-mail-link:newsletter.subject', { name }),
    intro: t('page-mail-link:newsletter.intro', { name }),
    list: [],
    action: { words: t('page-mail-link:newsletter.confirm'), address: confirm },
    note: t('page-mail-link:newsletter.notYou'),
    unsubscribe: { words: t('page-mail-link:newsletter.unsubscribe'), address: unsubscribe },
  };
}

function noticeParts(
  { atOnce, notices, more, portal, unsubscribe }: NoticeMailRequest,
  language: Language,
): Parts {
  const { t } = textsIn(language);
  const kind = atOnce ? 'atOnce' : 'digest';
  const lines = linesOf(notices, language);
  if (more > 0) lines.push(t('page-mail-link:notices.more', { number: more }));
  return {
    subject: t(`page-mail-link:notices.${kind}.subject`, { name: site.name[language] }),
    intro: t(`page-mail-link:notices.${kind}.intro`),
    list: lines,
    action: { words: t('page-mail-link:notices.open'), address: portal },
    note: t('page-mail-link:notices.note'),
    unsubscribe: { words: t(`page-mail-link:notices.${kind}.stop`), address: unsubscribe },
  };
}

/** A line for each case and title, with how often it occurs: "DC-6911-0042 · New progress (3)". */
function linesOf(notices: NoticeMailRequest['notices'], language: Language): string[] {
  const texts = textsIn(language);
  const counts = new Map<string, number>();
  for (const notice of notices) {
    const { title, caseName } = notificationText(
      texts.getFixedT(language, ['notices', 'status']),
      notice,
      language,
    );
    const line = caseName === null ? title : `${caseName} · ${title}`;
    const { count } = notice.params;
    counts.set(line, (counts.get(line) ?? 0) + (typeof count === 'number' && count > 1 ? count : 1));
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count})` : line));
}

function mailOf({ subject, intro, list, action, note, unsubscribe }: Parts, language: Language): MailText {
  const firm = [site.name[language], site.address[language], site.phoneText[language]];
  const text = [
    intro,
    ...(list.length > 0 ? [list.map((line) => `- ${line}`).join('\n')] : []),
    `${action.words}:\n${action.address}`,
    note,
    `${unsubscribe.words}:\n${unsubscribe.address}`,
    firm.join('\n'),
  ].join('\n\n');
  const html = renderToStaticMarkup(
    <html lang={language}>
      <body style={PAPER}>
        <p>{intro}</p>
        {list.length > 0 && (
          <ul>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p>
          <a href={action.address} style={BUTTON}>
            {action.words}
          </a>
        </p>
        <p>{note}</p>
        <p>
          <a href={unsubscribe.address}>{unsubscribe.words}</a>
        </p>
        <p>
          {firm.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      </body>
    </html>,
  );
  return { subject, text, html: `<!doctype html>${html}` };
}
