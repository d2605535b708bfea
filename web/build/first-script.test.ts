import { expect, it } from 'vitest';
import { holdPolicy } from './first-script.ts';

const SOURCE = "'sha256-bYOqbsii8BMz1hC57p5sZG4K4cMuk6QQDiwupM2aRMM='";
const configWith = (policy: string) => JSON.stringify({ key: 'Content-Security-Policy', value: policy });

it('takes the script that the policy names, and tells the name of another', () => {
  const config = configWith(`default-src 'self'; script-src 'self' ${SOURCE} https://a.example; img-src *`);
  holdPolicy('go();', config);
  expect(() => holdPolicy('stop();', config)).toThrow(/let it name 'sha256-[\w+/]+='\./);
});

it('a name elsewhere in the policy allows nothing', () => {
  expect(() => holdPolicy('go();', configWith(`script-src 'self'; style-src ${SOURCE}`))).toThrow(SOURCE);
});

it.each(['"</script>"', '"<!--"'])(
  'refuses %s, which would end the script in the page or hide its end',
  (code) => {
    expect(() => holdPolicy(code, 'script-src')).toThrow('would end where it should not');
  },
);
