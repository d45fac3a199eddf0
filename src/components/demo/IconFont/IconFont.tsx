import {useEffect} from 'react';
import {useDocsConfig} from '../../../contexts/DocsConfig';
import {loadIconFont} from './loadIconFont';

/** Loads the icon font for what stands beside it; draws nothing. */
export function IconFont(): null {
  const {iconFontUrl} = useDocsConfig();
  useEffect(() => loadIconFont(iconFontUrl), [iconFontUrl]);
  return null;
}
