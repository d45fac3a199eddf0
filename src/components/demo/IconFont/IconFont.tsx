import {useEffect} from 'react';
import {useSite} from '../../../contexts/DocsConfig';
import {loadIconFont} from './loadIconFont';

/** Loads the icon font for its siblings. Renders nothing. */
export function IconFont(): null {
  const {iconFontUrl} = useSite();
  useEffect(() => loadIconFont(iconFontUrl), [iconFontUrl]);
  return null;
}
