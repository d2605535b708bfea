import type { BlogPost } from '@app/domain/blog';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/components/data-table';
import { DateText } from '@/components/date-text';
import { Lazy } from '@/components/lazy';
import { NameText } from '@/components/name-text';
import { Button } from '@/components/ui/button';
import { links } from '@/lib/navigation/links';

const loadDialog = () => import('./delete-post-dialog');

interface PostTableProps {
  /** undefined while loading. */
  rows: readonly BlogPost[] | undefined;
  empty: ReactNode;
}

/** Every article with who wrote it and when it was published last; from here it is edited or deleted (requirements section 2). */
export function PostTable({ rows, empty }: PostTableProps) {
  const { t } = useTranslation(['blog-admin', 'common']);
  const [asked, setAsked] = useState<{ post: BlogPost; open: boolean } | null>(null);
  return (
    <div tabIndex={-1} className="outline-none">
      {rows === undefined && (
        <span role="status" className="sr-only">
          {t('common:loading')}
        </span>
      )}
      <DataTable
        caption={t('blog-admin:list.caption')}
        rows={rows}
        rowKey={({ id }) => id}
        rowLink={({ slug }) => links.admin.editPost(slug)}
        linkLabel={t('blog-admin:list.edit')}
        empty={empty}
        columns={[
          {
            id: 'title',
            header: t('blog-admin:parts.title'),
            cell: (row) => <span className="line-clamp-2 break-words">{row.title}</span>,
            phone: 'title',
          },
          {
            id: 'author',
            header: t('blog-admin:list.author'),
            cell: (row) => (
              <span className="break-words">
                <NameText name={row.author_name} />
              </span>
            ),
            phone: 'line',
          },
          {
            id: 'published_at',
            header: t('blog-admin:list.published'),
            cell: (row) => <DateText date={row.published_at} style="long" />,
            phone: 'line',
          },
        ]}
        actions={(post) => (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('blog-admin:list.delete', { title: post.title })}
            title={t('blog-admin:deletion.confirm')}
            onClick={() => setAsked({ post, open: true })}
            className="text-ink-soft hover:text-seal"
          >
            <Trash2 aria-hidden />
          </Button>
        )}
      />
      {asked !== null && (
        <Lazy
          load={loadDialog}
          draw={({ DeletePostDialog }) => (
            <DeletePostDialog
              post={asked.post}
              open={asked.open}
              onClose={() => setAsked({ ...asked, open: false })}
            />
          )}
          onFailed={() => setAsked(null)}
        />
      )}
    </div>
  );
}
