import { AVATAR_TYPES } from '@app/domain/file';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '@/components/form-field';
import { Guilloche } from '@/components/identity/guilloche';
import { Button } from '@/components/ui/button';
import { articlePetals } from '../../article-petals';
import { pictureAddress } from '../../own-picture';
import type { Cover } from '../../use-cover';

interface CoverFieldProps {
  /** As it is stored. */
  picture: string | null;
  /** Selects the engraving shown without a picture. */
  slug: string;
  cover: Cover;
  disabled: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** The cover picture, which heads the article and is shown in link previews. */
export function CoverField({ picture, slug, cover, disabled, onChoose, onRemove }: CoverFieldProps) {
  const { t } = useTranslation(['blog-admin', 'problems']);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { failure, busy } = cover;
  const described = failure === null ? `${id}-hint` : `${id}-error ${id}-hint`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('blog-admin:cover.label')}
      </label>
      <div className="flex flex-wrap items-center gap-4">
        <Plate key={picture} picture={picture} slug={slug} />
        <div className="flex flex-wrap gap-2">
          <Button
            busy={busy}
            disabled={disabled}
            aria-describedby={described}
            onClick={() => input.current?.click()}
          >
            <ImageUp aria-hidden />
            {t(
              busy
                ? 'blog-admin:cover.storing'
                : picture === null
                  ? 'blog-admin:cover.choose'
                  : 'blog-admin:cover.exchange',
            )}
          </Button>
          {picture !== null && !busy && (
            <Button variant="ghost" disabled={disabled} onClick={onRemove}>
              <Trash2 aria-hidden />
              {t('blog-admin:cover.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          id={id}
          name="image_url"
          type="file"
          accept={AVATAR_TYPES.join(',')}
          disabled={disabled || busy}
          aria-describedby={described}
          aria-invalid={failure === null ? undefined : true}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) onChoose(file);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      {failure !== null && (
        <FieldError id={`${id}-error`}>
          {'file' in failure
            ? t(`blog-admin:cover.problems.${failure.file}`)
            : t(`problems:${failure.storing}`)}
        </FieldError>
      )}
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('blog-admin:cover.hint')}
      </p>
    </div>
  );
}

/** The picture, or the engraving that the page draws without one. A picture that is not to be had is said to be gone. */
function Plate({ picture, slug }: { picture: string | null; slug: string }) {
  const { t } = useTranslation('blog-admin');
  const [broken, setBroken] = useState(false);
  const address = pictureAddress(picture);
  return (
    <div className="relative grid aspect-[40/21] w-full max-w-60 place-items-center overflow-clip rounded-sm border border-rule-strong bg-paper">
      {address !== null && !broken ? (
        <img
          src={address}
          alt={t('cover.alt')}
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      ) : picture === null ? (
        <Guilloche petals={articlePetals(slug)} className="absolute size-64 text-brass opacity-60" />
      ) : (
        <p className="p-3 text-center text-sm text-ink-soft">{t('cover.broken')}</p>
      )}
    </div>
  );
}
