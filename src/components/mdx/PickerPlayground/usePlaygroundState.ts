import {useMemo} from 'react';
import type {PlaygroundPicker} from '../../../../site/mdx-components/shared';
import {useQuery} from '../Playground/useQuery';
import {readAddress, writeAddress, type PlaygroundState} from './address';

/** Manages the user's selection. The URL is the source of truth. */
export function usePlaygroundState(
  pickers: readonly PlaygroundPicker[],
): PlaygroundState & {change: (next: Partial<PlaygroundState>) => void} {
  const [search, replaceSearch] = useQuery();
  const state = useMemo(() => readAddress(search, pickers), [search, pickers]);
  const change = (next: Partial<PlaygroundState>) =>
    replaceSearch(writeAddress(search, {...state, ...next}, pickers));
  return {...state, change};
}
