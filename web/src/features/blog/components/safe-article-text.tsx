import { Component, type ReactNode } from 'react';
import { ArticleText, type ArticleTextProps } from './markdown';
import { PlainText } from './plain-text';

/** An article's text in a browser: plain where the renderer gives it up, and no reason for the page to fail. */
export function SafeArticleText({ language, children }: ArticleTextProps) {
  return (
    <Boundary key={children} fallback={<PlainText>{children}</PlainText>}>
      <ArticleText language={language}>{children}</ArticleText>
    </Boundary>
  );
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** React knows no other way to catch what is thrown while drawing. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
