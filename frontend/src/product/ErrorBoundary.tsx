import { Component, type ReactNode } from 'react';
import { CardPage } from './CardPage';
import { PageTitle } from './PageTitle';
import '../ui/buttonLink.css';

/** Says so when a page could not be shown, instead of showing nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <CardPage
        title="That didn’t work"
        lead="This page couldn’t be shown. Loading it again usually helps."
      >
        <PageTitle hidden />
        <div className="kd-card-page__body">
          <button
            type="button"
            className="kd-button kd-button--filled kd-button--large"
            onClick={() => window.location.reload()}
          >
            Load again
          </button>
        </div>
      </CardPage>
    );
  }
}
