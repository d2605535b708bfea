import '@/styles/article.css';
import { SafeArticleText } from '../safe-article-text';

/** An article's Thai text as its page will show it: by the same component, in the same sizes as on a phone. */
export function PreviewText({ content }: { content: string }) {
  return <SafeArticleText language="th">{content}</SafeArticleText>;
}
