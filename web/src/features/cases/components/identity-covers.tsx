import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react';
import {
  useCallback,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Gap } from '@/i18n';
import { STAMP_BAND, type Cover } from '@/lib/media/cover-copy';

interface IdentityCoversProps {
  file: File;
  covers: readonly Cover[];
  /** As it will be written over the picture. */
  stamp: string;
  disabled: boolean;
  onChange: (covers: Cover[]) => void;
  /** The browser cannot show the picture. */
  onBroken: () => void;
}

const FIRST_COVER: Cover = { x: 0.36, y: 0.2, width: 0.28, height: 0.08 };
/** Of a cover's side, as a share of the picture. */
const LEAST = 0.02;
/** How far an arrow key moves. */
const STEP = 0.01;
/** How far a button moves. */
const BIG_STEP = 0.03;
/** How much bigger a button makes a cover, and as much smaller. */
const GROWTH = 1.2;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Moved or resized by these shares, and always inside the picture. */
function changed({ x, y, width, height }: Cover, isResized: boolean, right: number, down: number): Cover {
  if (isResized)
    return {
      ...{ x, y },
      width: within(width + right, LEAST, 1 - x),
      height: within(height + down, LEAST, 1 - y),
    };
  return { width, height, x: within(x + right, 0, 1 - width), y: within(y + down, 0, 1 - height) };
}

/** Below the ones that are where it would be. */
function added(covers: readonly Cover[]): Cover {
  let { y } = FIRST_COVER;
  const isTaken = (one: Cover) =>
    Math.abs(one.x - FIRST_COVER.x) < LEAST && Math.abs(one.y - y) < FIRST_COVER.height;
  while (covers.some(isTaken)) y += 0.1;
  return { ...FIRST_COVER, y: Math.min(y, 1 - FIRST_COVER.height) };
}

/** What can be done to the chosen cover without dragging it. */
const ADJUSTMENTS = [
  { name: 'left', Icon: ArrowLeft, adjust: (cover: Cover) => changed(cover, false, -BIG_STEP, 0) },
  { name: 'up', Icon: ArrowUp, adjust: (cover: Cover) => changed(cover, false, 0, -BIG_STEP) },
  { name: 'down', Icon: ArrowDown, adjust: (cover: Cover) => changed(cover, false, 0, BIG_STEP) },
  { name: 'right', Icon: ArrowRight, adjust: (cover: Cover) => changed(cover, false, BIG_STEP, 0) },
  { name: 'bigger', Icon: Plus, adjust: (cover: Cover) => scaled(cover, GROWTH) },
  { name: 'smaller', Icon: Minus, adjust: (cover: Cover) => scaled(cover, 1 / GROWTH) },
] as const;

const scaled = (cover: Cover, by: number) =>
  changed(cover, true, cover.width * (by - 1), cover.height * (by - 1));

/** A picture of an identity card with covers that are put over what nobody needs to see. Nothing is drawn yet. */
export function IdentityCovers({ file, covers, stamp, disabled, onChange, onBroken }: IdentityCoversProps) {
  const { t } = useTranslation('documents');
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const hintId = useId();
  const drag = useRef<{ from: Cover; isResized: boolean; x: number; y: number } | null>(null);
  const [lastChosen, choose] = useState(0);
  /** Which cover the buttons and a tap on the picture change; -1: there is none. */
  const chosen = Math.min(lastChosen, covers.length - 1);
  const chosenCover = covers[chosen];
  const set = (at: number, cover: Cover) =>
    onChange(covers.map((one, index) => (index === at ? cover : one)));

  const bringTo = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (disabled || chosenCover === undefined) return;
    const box = currentTarget.getBoundingClientRect();
    const { x, y, width, height } = chosenCover;
    const right = (clientX - box.left) / box.width - x - width / 2;
    const down = (clientY - box.top) / box.height - y - height / 2;
    set(chosen, changed(chosenCover, false, right, down));
  };
  const begin = (event: PointerEvent<HTMLButtonElement>, at: number, cover: Cover) => {
    choose(at);
    const isResized = event.target !== event.currentTarget;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: cover, isResized, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLButtonElement>, at: number) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (drag.current === null || box === undefined) return;
    const { from, isResized, x, y } = drag.current;
    set(at, changed(from, isResized, (event.clientX - x) / box.width, (event.clientY - y) / box.height));
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent, at: number, cover: Cover) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    set(at, changed(cover, event.shiftKey, ...arrow));
  };

  return (
    <div className="grid gap-3">
      <p className="font-medium">{t('identity.lead')}</p>
      <div className="relative max-w-xl overflow-hidden rounded-md border border-rule-strong select-none">
        <img
          ref={show}
          alt={t('identity.alt')}
          draggable={false}
          className="block w-full"
          // Without dragging; the keyboard has the covers' arrow keys and the buttons.
          onClick={bringTo}
          onError={onBroken}
        />
        <p
          aria-hidden
          style={{ top: `${STAMP_BAND.y * 100}%`, height: `${STAMP_BAND.height * 100}%` }}
          className="pointer-events-none absolute inset-x-0 flex items-center justify-center bg-white/45 px-2 text-center text-xs leading-tight font-semibold text-[rgb(140_20_20)]"
        >
          {stamp}
        </p>
        {covers.map((cover, at) => (
          <button
            key={at}
            type="button"
            disabled={disabled}
            aria-label={t('identity.cover', { number: at + 1 })}
            aria-describedby={hintId}
            aria-pressed={at === chosen}
            style={{
              left: `${cover.x * 100}%`,
              top: `${cover.y * 100}%`,
              width: `${cover.width * 100}%`,
              height: `${cover.height * 100}%`,
            }}
            className="absolute cursor-move touch-none bg-black outline-offset-2 focus-visible:outline-3 focus-visible:outline-focus aria-pressed:ring-3 aria-pressed:ring-brass"
            onFocus={() => choose(at)}
            onPointerDown={(event) => begin(event, at, cover)}
            onPointerMove={(event) => move(event, at)}
            onPointerUp={end}
            onPointerCancel={end}
            onKeyDown={(event) => press(event, at, cover)}
          >
            <span
              aria-hidden
              className="absolute -right-3 -bottom-3 size-6 cursor-nwse-resize before:absolute before:inset-1.5 before:rounded-full before:border-2 before:border-black before:bg-white"
            />
          </button>
        ))}
      </div>
      {chosenCover !== undefined && (
        <div
          role="group"
          aria-label={t('identity.cover', { number: chosen + 1 })}
          // In one row also on the narrowest phone.
          className="grid grid-cols-[repeat(6,minmax(0,2.75rem))] gap-1.5"
        >
          {ADJUSTMENTS.map(({ name, Icon, adjust }) => (
            <Button
              key={name}
              size="icon"
              className="w-full"
              disabled={disabled}
              aria-label={t(`identity.adjust.${name}`)}
              onClick={() => set(chosen, adjust(chosenCover))}
            >
              <Icon aria-hidden />
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          disabled={disabled || covers.length >= 5}
          onClick={() => {
            onChange([...covers, added(covers)]);
            choose(covers.length);
          }}
        >
          {t('identity.addCover')}
        </Button>
        <Button
          size="sm"
          disabled={disabled || covers.length === 0}
          onClick={() => onChange(covers.slice(0, -1))}
        >
          {t('identity.removeCover')}
        </Button>
      </div>
      <p id={hintId} className="text-sm text-ink-soft">
        {t('identity.coverHint')}
        <Gap />
        {t('identity.local')}
      </p>
    </div>
  );
}
