import { useEffect, type ReactNode } from 'react';
import { usePostOf } from '@/features/blog/api/use-post-of';
import { usePosts } from '@/features/blog/api/use-posts';
import { ArticleList } from '@/features/blog/components/article-list';
import { SafeArticleText } from '@/features/blog/components/safe-article-text';
import { useRoadmap } from '@/features/roadmap/api/use-roadmap';
import { RoadmapLedger } from '@/features/roadmap/components/roadmap-ledger';
import { StepStatusSelect } from '@/features/roadmap/components/step-status-select';
import { useTestimonials } from '@/features/testimonials/api/use-testimonials';
import { TestimonialList } from '@/features/testimonials/components/testimonial-list';
import { useLanguage } from '@/i18n';
import { useLocalText } from '@/i18n/local-text';
import type { Live } from '@/lib/live/connection';
import { actorOf } from '@/lib/session/actor';
import { useSession } from '@/lib/session/session';

interface PartProps {
  /** Called when there is something to show: until then the page keeps what it was sent with. */
  onReady: () => void;
}

/** Shows what is live once it is there. What cannot be read (no network) leaves the page as it is. */
function WhenReady<T>({ live, onReady, show }: PartProps & { live: Live<T>; show: (data: T) => ReactNode }) {
  const ready = live.status === 'ready';
  useEffect(() => {
    if (ready) onReady();
  }, [ready, onReady]);
  return live.status === 'ready' ? show(live.data) : null;
}

export function LiveTestimonials({ onReady }: PartProps) {
  const live = useTestimonials();
  return (
    <WhenReady
      live={live}
      onReady={onReady}
      show={(testimonials) => <TestimonialList testimonials={testimonials} />}
    />
  );
}

export function LiveBlog({ onReady }: PartProps) {
  const live = usePosts();
  return <WhenReady live={live} onReady={onReady} show={(posts) => <ArticleList posts={posts} />} />;
}

/** The text of an article; an article that is taken away while somebody reads it stays until they leave. */
export function LiveArticle({ onReady }: PartProps) {
  const slug = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  const live = usePostOf(slug);
  const language = useLanguage();
  const localText = useLocalText();
  const gone = live.status === 'ready' && live.data.length === 0;
  return (
    <WhenReady
      live={live}
      onReady={gone ? doNothing : onReady}
      show={([post]) => {
        if (post === undefined) return null;
        const { text, lang } = localText(post.content, post.content_i18n);
        // As the server draws it (`article.tsx`): a text that has not changed is left alone.
        return (
          <div lang={lang}>
            <SafeArticleText language={lang ?? language}>{text}</SafeArticleText>
          </div>
        );
      }}
    />
  );
}

const doNothing = () => undefined;

/** The roadmap; an admin moves its steps on in place (requirements section 2). */
export function LiveRoadmap({ onReady }: PartProps) {
  const live = useRoadmap();
  const isAdmin = actorOf(useSession()) === 'admin';
  return (
    <WhenReady
      live={live}
      onReady={onReady}
      show={(steps) => (
        <RoadmapLedger
          steps={steps}
          {...(isAdmin ? { control: (step) => <StepStatusSelect key={step.id} step={step} /> } : {})}
        />
      )}
    />
  );
}
