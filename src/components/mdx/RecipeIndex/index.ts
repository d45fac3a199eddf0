export {RecipeIndex} from './RecipeIndex';
