import type {ReactNode} from 'react';
import groups from '@generated/sidebar/default/recipes.json';
import {PageIndex} from '../../common/PageIndex/PageIndex';

/** Renders the recipes by group, with filters. */
export const RecipeIndex = (): ReactNode => <PageIndex groups={groups} />;
