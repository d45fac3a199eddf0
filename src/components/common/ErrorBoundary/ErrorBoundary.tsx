import {Component, type ReactNode} from 'react';

/** The error of a part of the page, and a function to retry it. */
export interface Failure {
  error: Error;
  /** Renders the children again. */
  tryAgain: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces a part that threw. If omitted, nothing is rendered. */
  fallback?: (failure: Failure) => ReactNode;
  /** A change of this value retries, for example the current page, or whether a dialog is open. */
  resetKey?: unknown;
  onError?: () => void;
}

interface ErrorBoundaryState {
  resetKey: unknown;
  error?: Error | undefined;
}

/** Limits an error to the part of the page that threw it. React logs it to the console. */
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
