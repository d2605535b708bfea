import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { EarlyRequest } from '@/lib/session/request-early';

/** The head of a page, as far as its address alone says it. */
export interface Heading {
  title: string;
  /** null: one that must be counted first. */
  lead?: string | null;
  /** What will be shown above the title: a name in small letters, or the link back. */
  above?: 'name' | 'way back';
  /** A button will be shown next to the title. */
  aside?: true;
}

/** The frame of a screen and its audience; `account`: without a frame, for everybody. The guards are in `app/router.tsx`. */
export type Area = 'account' | 'customer' | 'profile' | 'partner' | 'admin';
export type FramedArea = Exclude<Area, 'account'>;

/** What waits for an admin. */
export type Waiting = 'partners' | 'cases' | 'contacts' | 'privacyRequests';

/** A screen's entry in the menu of its area. */
interface ScreenMenu {
  icon: LucideIcon;
  /** Absent: the screen's heading. */
  label?: (t: TFunction) => string;
  /** Highlighted at this very address alone, not below it. */
  exact?: true;
  /** What is counted beside the entry: how much of it waits for an admin. */
  waiting?: Waiting;
}

interface LoadedScreen {
  default: ComponentType;
  /** Requests the screen's data; rendered before the screen itself (decision 087). */
  Ahead?: ComponentType<{ uid: string }>;
}

export interface Screen {
  /** A pattern of the router. */
  path: string;
  area: Area;
  /** A narrower audience than the area's: visitors without a session; everybody but Approved partners. */
  only?: 'guests' | 'without company';
  load: () => Promise<LoadedScreen>;
  /** What it shows first, where that is requested before its code has loaded (decision 218). @param id as for `heading` */
  early?: (id: string) => EarlyRequest;
  /** Drawn while code and data are loading. @param id the parameter of the address, if it has one */
  heading?: (t: TFunction, id: string) => Heading;
  /** Absent: the menu does not have it. One of the area `profile` is in the customers' menu. */
  menu?: ScreenMenu;
}
