import { Component, type ReactNode } from 'react';
import { PieceMissing } from './lazily';
import { loadPageAgain } from './loadPageAgain';

/** What could not be shown, and what a person can do about it. */
export interface Failure {
  /** Its code could not be fetched; otherwise it failed itself. */
  isMissing: boolean;
  tryAgain: () => void;
  /** Forgets the failure, as whoever is shown something else does. */
  forget: () => void;
}

interface FailureBoundaryProps {
  /** Shows the failure in place of the children. */
  onFailure: (failure: Failure) => ReactNode;
  /** A failure belongs to one place: another one starts anew. */
  place?: string;
  children: ReactNode;
}

interface FailureState {
  error: unknown;
  tries: number;
}

const NONE: FailureState = { error: null, tries: 0 };

/** Keeps a failure to its own place; everything around it stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state = NONE;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PieceMissing)) return;
    error.forget();
    // Older browsers keep that a module could not be fetched for as long as the page stands.
    if (this.state.tries > 0) void loadPageAgain();
  }

  override componentDidUpdate({ place }: FailureBoundaryProps) {
    if (this.state.error && place !== this.props.place) this.setState(NONE);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.onFailure({
      isMissing: error instanceof PieceMissing,
      tryAgain: () => this.setState(({ tries }) => ({ error: null, tries: tries + 1 })),
      forget: () => this.setState(NONE),
    });
  }
}
