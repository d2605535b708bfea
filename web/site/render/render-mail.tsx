import type { MailRequest, MailText, NoticeMailRequest } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { notificationText } from '@/features/notifications/notification-text';
import { site } from '@/site.config';
import { MailSheet, type MailLink, type MailParts } from './mail-sheet';
import { textsIn } from '../pages/texts';

/** The subject and both bodies of a mail. */
export function renderMail(request: MailRequest, language: Language): MailText {
  const parts =
    request.mail === 'newsletter-confirm' ? confirmParts(request, language) : noticeParts(request, language);
  return mailOf(parts, language);
}

function confirmParts(
  { confirm, unsubscribe }: Extract<MailRequest, { mail: 'newsletter-confirm' }>,
  language: Language,
): MailParts {
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
): MailParts {
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

function mailOf(parts: MailParts, language: Language): MailText {
  const { subject, intro, list, action, note, unsubscribe } = parts;
  const { t } = textsIn(language);
  const labelled = ({ words, address }: MailLink) => `${t('page-mail-link:label', { words })}\n${address}`;
  const text = [
    intro,
    ...(list.length > 0 ? [list.map((line) => `- ${line}`).join('\n')] : []),
    labelled(action),
    note,
    labelled(unsubscribe),
    [site.name[language], site.address[language], site.phoneText[language]].join('\n'),
  ].join('\n\n');
  const html = renderToStaticMarkup(<MailSheet parts={parts} language={language} />);
  return { subject, text, html: `<!doctype html>${html}` };
}
