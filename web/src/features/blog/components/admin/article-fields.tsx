import { LIMITS } from '@app/domain/limits';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useFieldMessage } from '@/components/use-field-message';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { toasts } from '@/lib/command/toast';
import { site } from '@/site.config';
import { CoverField } from './cover-field';
import { Translations } from './translations';
import { TypedExcess } from './typed-excess';
import type { ArticleForm } from '../../use-article-form';
import type { Cover } from '../../use-cover';

/** From this share of a limit on, the length of a text is shown. */
const NEAR = 0.8;
/** Of the content (requirements section 9). */
const ROWS = 15;

interface ArticleFieldsProps {
  editor: ArticleForm;
  cover: Cover;
  busy: boolean;
}

/** Title, slug, excerpt, picture and content (requirements section 2), and translations. */
export function ArticleFields({ editor, cover, busy }: ArticleFieldsProps) {
  const { t } = useTranslation(['blog-admin', 'problems']);
  const number = new Intl.NumberFormat(useLanguage());
  const messageOf = useFieldMessage();
  const { article, form } = editor;
  const { register } = form;
  const { errors } = form.formState;
  const counted = (part: 'excerpt' | 'content') => {
    const { length } = article[part];
    if (length < LIMITS[part] * NEAR) return t(`blog-admin:editor.${part}Hint`);
    return t('blog-admin:editor.length', {
      length: number.format(length),
      max: number.format(LIMITS[part]),
    });
  };
  const choose = async (file: File) => {
    const failure = await cover.choose(file);
    if (failure === null) return;
    toasts.show({
      variant: 'destructive',
      title: t('blog-admin:cover.failed'),
      description:
        'file' in failure ? t(`blog-admin:cover.problems.${failure.file}`) : t(`problems:${failure.storing}`),
    });
  };
  return (
    <div className="grid gap-6">
      <FormField label={t('blog-admin:parts.title')} error={messageOf(errors.title)} required>
        {(control) => (
          <Input
            {...control}
            {...register('title', {
              onChange: (event: { target: { value: string } }) => editor.titleTyped(event.target.value),
            })}
            readOnly={busy}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField
        label={t('blog-admin:parts.slug')}
        hint={site.baseUrl.replace(/^https?:\/\//, '') + decodeURIComponent(links.article(article.slug))}
        error={messageOf(errors.slug)}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...register('slug', { onChange: editor.slugTyped, onBlur: editor.slugLeft })}
            readOnly={busy}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField
        label={t('blog-admin:parts.excerpt')}
        hint={counted('excerpt')}
        error={messageOf(errors.excerpt)}
      >
        {(control) => <Textarea {...control} {...register('excerpt')} readOnly={busy} className="min-h-28" />}
      </FormField>
      <CoverField
        picture={article.image_url}
        slug={article.slug}
        cover={cover}
        disabled={busy}
        onChoose={(file) => void choose(file)}
        onRemove={() => {
          cover.forget();
          form.setValue('image_url', null);
        }}
      />
      <FormField
        label={t('blog-admin:parts.content')}
        hint={counted('content')}
        error={messageOf(errors.content)}
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('content')}
            readOnly={busy}
            rows={ROWS}
            className="field-sizing-fixed resize-y"
          />
        )}
      </FormField>
      <TypedExcess content={article.content} />
      <Translations editor={editor} busy={busy} />
    </div>
  );
}
