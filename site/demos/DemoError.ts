import {BuildProblemError} from '../problems/problemStore';

/** A problem in code that plugins/demos/libraries converts; the message starts with its place. */
export class DemoError extends BuildProblemError {
  constructor(message: string) {
    super({message});
  }
}
