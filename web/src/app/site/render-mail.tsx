import type { MailRequest, MailText } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import { renderToStaticMarkup } from 'react-dom/server';
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

/** The subject and both bodies of a mail. */
export function renderMail({ confirm, unsubscribe }: MailRequest, language: Language): MailText {
  const { t } = textsIn(language);
  const name = site.name[language];
  const say = {
    subject: t('page-newsletter-link:mail.subject', { name }),
    intro: t('page-newsletter-link:mail.intro', { name }),
    confirm: t('page-newsletter-link:mail.confirm'),
    notYou: t('page-newsletter-link:mail.notYou'),
    unsubscribe: t('page-newsletter-link:mail.unsubscribe'),
  };
  const address = site.address[language];
  const lines = [
    say.intro,
    `${say.confirm}:\n${confirm}`,
    say.notYou,
    `${say.unsubscribe}:\n${unsubscribe}`,
    `${name}\n${address}\n${site.phoneText[language]}`,
  ];
  const html = renderToStaticMarkup(
    <html lang={language}>
      <body style={PAPER}>
        <p>{say.intro}</p>
        <p>
          <a href={confirm} style={BUTTON}>
            {say.confirm}
          </a>
        </p>
        <p>{say.notYou}</p>
        <p>
          <a href={unsubscribe}>{say.unsubscribe}</a>
        </p>
        <p>
          {name}
          <br />
          {address}
          <br />
          {site.phoneText[language]}
        </p>
      </body>
    </html>,
  );
  return { subject: say.subject, text: lines.join('\n\n'), html: `<!doctype html>${html}` };
}
