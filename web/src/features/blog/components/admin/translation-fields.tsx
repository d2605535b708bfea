import { LIMITS } from '@app/domain/limits';
import { TRANSLATED, type Translated } from '@app/domain/translations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Textarea } from '@/components/ui/textarea';
import { useFieldMessage } from '@/components/use-field-message';
import { useLanguage } from '@/i18n';
import { TypedExcess } from './typed-excess';
import type { ArticleForm } from '../../use-article-form';

interface TranslationFieldsProps {
  editor: ArticleForm;
  busy: boolean;
}

/** Title, excerpt and content in the further languages, a tab for each. */
export function TranslationFields({ editor, busy }: TranslationFieldsProps) {
  const { t } = useTranslation(['blog-admin', 'common']);
  const { errors, submitCount } = editor.form.formState;
  const [shown, setShown] = useState<Translated>('en');
  const refused = TRANSLATED.filter((language) =>
    (['title', 'excerpt', 'content'] as const).some((part) => errors[`${part}_${language}`] !== undefined),
  );
  const [first] = refused;
  const [attempts, setAttempts] = useState(submitCount);
  if (attempts !== submitCount) {
    setAttempts(submitCount);
    // What is refused must be seen: at each attempt, not at each correction.
    if (first !== undefined) setShown(first);
  }
  return (
    <Tabs value={shown} onValueChange={(value) => setShown(value === 'zh' ? 'zh' : 'en')}>
      <TabsList aria-label={t('blog-admin:translations.tabs')}>
        {TRANSLATED.map((language) => (
          <TabsTrigger key={language} value={language}>
            {t(`common:languages.${language}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      {TRANSLATED.map((language) => (
        <TabsContent key={language} value={language} className="grid gap-6 pt-5">
          <OneLanguage editor={editor} busy={busy} language={language} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

function OneLanguage({ editor, busy, language }: TranslationFieldsProps & { language: Translated }) {
  const { t } = useTranslation('blog-admin');
  const number = new Intl.NumberFormat(useLanguage());
  const messageOf = useFieldMessage();
  const { register, formState } = editor.form;
  const error = (part: 'title' | 'excerpt' | 'content') => messageOf(formState.errors[`${part}_${language}`]);
  return (
    <>
      <FormField label={t(`parts.title_${language}`)} error={error('title')}>
        {(control) => (
          <Input
            {...control}
            {...register(`title_${language}`)}
            lang={language}
            readOnly={busy}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField label={t(`parts.excerpt_${language}`)} error={error('excerpt')}>
        {(control) => (
          <Textarea
            {...control}
            {...register(`excerpt_${language}`)}
            lang={language}
            readOnly={busy}
            className="min-h-28"
          />
        )}
      </FormField>
      <FormField
        label={t(`parts.content_${language}`)}
        hint={t('translations.contentHint', { max: number.format(LIMITS.translatedContent) })}
        error={error('content')}
      >
        {(control) => (
          <Textarea
            {...control}
            {...register(`content_${language}`)}
            lang={language}
            readOnly={busy}
            rows={12}
            className="field-sizing-fixed resize-y"
          />
        )}
      </FormField>
      <TypedExcess content={editor.article[`content_${language}`]} />
    </>
  );
}
