import { AVATAR_TYPES } from '@app/domain/file';
import { ImageUp, Trash2, Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '@/components/form-field';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import type { AvatarChoice } from '../use-avatar-choice';

interface AvatarFieldProps {
  /** The name whose initial is the fallback without a picture. */
  name: string;
  avatar: AvatarChoice;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** The picture as it will look, and what can be done about it. */
export function AvatarField({ name, avatar, disabled, onChoose }: AvatarFieldProps) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { shown, change, problem } = avatar;
  const described = problem === null ? `${id}-hint` : `${id}-error ${id}-hint`;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} src={shown} className="size-24 [&>span]:text-4xl" />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <label htmlFor={id} className="font-semibold">
          {t('avatar.label')}
        </label>
        <div className="flex flex-wrap gap-2">
          <Button disabled={disabled} aria-describedby={described} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden />
            {t('avatar.choose')}
          </Button>
          {/* One button: it keeps the focus when it does the opposite. */}
          {(change !== null || shown !== null) && (
            <Button
              variant="ghost"
              disabled={disabled}
              onClick={change === null ? avatar.remove : avatar.undo}
            >
              {change === null ? <Trash2 aria-hidden /> : <Undo2 aria-hidden />}
              {t(change === null ? 'avatar.remove' : 'avatar.undo')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          id={id}
          name="avatar"
          type="file"
          accept={AVATAR_TYPES.join(',')}
          disabled={disabled}
          aria-describedby={described}
          aria-invalid={problem === null ? undefined : true}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) onChoose(file);
            // The same file may be chosen again after it was undone.
            event.target.value = '';
          }}
        />
      </div>
      <div className="grid w-full gap-1.5">
        {problem !== null && <FieldError id={`${id}-error`}>{t(`avatar.problems.${problem}`)}</FieldError>}
        <p role="status" className="border-brass text-sm not-empty:border-s-3 not-empty:ps-2.5">
          {change !== null && t(change.picture === null ? 'avatar.removed' : 'avatar.chosen')}
        </p>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {t('avatar.hint')}
        </p>
      </div>
    </div>
  );
}
