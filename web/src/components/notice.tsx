import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface NoticeProps {
  /** `status` is read out when it appears; `note` is part of the page. */
  role?: 'status' | 'note';
  className?: string;
  children: ReactNode;
}

/** Something to know before going on. */
export function Notice({ role = 'status', className, children }: NoticeProps) {
  return (
    <div role={role} className={cn('border-s-4 border-s-brass bg-fold/50 px-5 py-3', className)}>
      {children}
    </div>
  );
}
