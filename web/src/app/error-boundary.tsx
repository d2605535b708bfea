import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page';

/** Whatever breaks while drawing ends in a page that says so and offers a way on, never in a white one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.crashed ? (
      <CrashPage onRetry={() => this.setState({ crashed: false })} />
    ) : (
      this.props.children
    );
  }
}
