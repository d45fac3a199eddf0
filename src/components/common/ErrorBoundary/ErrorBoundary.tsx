import {Component, type ReactNode} from 'react';

export interface Failure {
  error: Error;
  tryAgain: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What replaces a part that threw; nothing does if it is omitted. */
  fallback?: (failure: Failure) => ReactNode;
  /** Each other value tries again: the page that is shown, or whether a dialog is open. */
  resetKey?: unknown;
  onError?: () => void;
}

interface ErrorBoundaryState {
  resetKey: unknown;
  error?: Error | undefined;
}

/** Keeps an error in the part of the page that threw it. React itself reports it to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {resetKey: this.props.resetKey};

  static getDerivedStateFromProps(
    {resetKey}: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : {resetKey, error: undefined};
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const {children, fallback} = this.props;
    const {error} = this.state;
    return error
      ? fallback?.({error, tryAgain: () => this.setState({error: undefined})})
      : children;
  }
}
