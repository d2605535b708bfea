import { row, type WordingRow } from './wording-row.ts';

const EN_OFFICIAL = /(?:court|execution office|enforcement officer|judgment|revenue department|bank)[^.!?]*$/;
const EN_OTHERS =
  '(?:employer|boss|workplace|colleagues|co-?workers|neighbou?rs?|friends|relatives|hr department|village head|customers)';

/** The English rows of `WORDING` (`wording.ts`). */
export const EN_WORDING: readonly WordingRow[] = [
  row(
    'en-seizure',
    'seizure',
    /\b(?:will|shall|going to|gonna|about to|ready to|we'll|come and|come to) (?:be |have |then |immediately |now |also )*(?:seiz(?:e|ed|ing)|confiscat(?:e|ed)|repossess(?:ed)?|freez(?:e|ing)|frozen|garnish(?:ed)?|take away|tak(?:e|en) (?:away )?(?:your|his|her|their) (?:house|home|car|land|salary|wages|belongings|property)|empty (?:your|his|her|their))|\b(?:lose|losing) (?:your|his|her|their) (?:house|home|car)\b/g,
    { unlessAfter: EN_OFFICIAL },
  ),
  row(
    'en-arrest',
    'arrest',
    /\b(?:go(?:ing)? to|end up in|rot in|thrown in(?:to)?|put (?:you|him|her|them) in|sent? (?:you|him|her|them)? ?to|in) (?:jail|prison)\b|\barrest warrant\b|\b(?:will|be|get|have (?:you|him|her|them)|'ll be) (?:be )?arrest(?:ed)?\b|\bpolice (?:will|are going to) (?:come|pick|take|arrest|visit)|\bcall the police on (?:you|him|her|them)\b|\bcriminal record\b/g,
  ),
  row(
    'en-violence',
    'violence',
    /\b(?:hurt|beat|harm|kill|break) (?:you|him|her|them|your (?:legs|arms|bones|face))\b|\bbeat(?:en)? (?:you |him |her |them )?up\b|\bburn (?:down )?(?:your|his|her|their) (?:house|shop|car)|\bwatch your back\b|\bget hurt\b|\bsend (?:some )?(?:guys|people|men) (?:to|over|round)\b|\bsomething (?:bad|may|might|could) (?:will )?happen/g,
  ),
  row(
    'en-insult',
    'insult',
    /\b(?:you|he|she|they|you're|he's|she's|they're|is|are|a|an|such) (?:a |an |such a |just a |is a |are |is |filthy |damned? |dirty )*(?:thief|thieves|cheat|cheats|crooks?|scum|liars?|deadbeats?|scammers?|fraudsters?|parasites?|losers?|bastards?)\b|\bshameless\b|\bstupid (?:man|woman|debtor|people)\b/g,
  ),
  row(
    'en-disclosure',
    'disclosure',
    new RegExp(
      `\\b(?:tell|telling|told|inform|informing|informed|call|calling|called|contact|contacting|contacted|notify|notifying|notified|write to|wrote to|phone|visit|email)(?: all| the| your| his| her| their| every one of| to| about it with| up)* ${EN_OTHERS}\\b|\\b(?:neighbou?rs|employer|boss|colleagues|family|village) (?:will|should|must|would) (?:all )?(?:know|hear|find out|learn)`,
      'g',
    ),
  ),
  row(
    'en-shaming',
    'shaming',
    /\b(?:post|posting|posted|publish|publishing|put|share|sharing) (?:your|his|her|their|the debtor's|this|it|a)? ?(?:name|photo|picture|face|id card|debt|story|details)?s? ?(?:and \w+ )?(?:on|in|to|online|all over) ?(?:the )?(?:facebook|tiktok|social media|line group|village group|internet|instagram|online)?\b(?<=facebook|tiktok|social media|line group|village group|internet|instagram|online)|\b(?:name and shame|publicly shame|shame (?:you|him|her|them)|expose (?:you|him|her|them)|humiliate)\b|\b(?:banner|poster|sign) (?:on|at|in front of) (?:your|his|her|their) (?:house|home|gate|shop|fence)/g,
  ),
  row(
    'en-posing',
    'posing',
    /\b(?:we are|i am|this is|i'm|calling from|we're|on behalf of|speaking for) (?:from )?(?:an? |the )?(?:royal thai )?(?:police|court|public prosecutor|prosecutor's office|legal execution department|government|bailiff|enforcement officers?|department of special investigation)|\b(?:pose|posing|posed|pretend|pretending|pretended|claim|claiming|claimed|introduced (?:my|our)sel(?:f|ves)) (?:as |to be |that (?:we|i) (?:are|am) |being )(?:an? |the )?(?:police|court|lawyers?|attorney|officers?|officials?|bailiff|prosecutor)|\blooks? like (?:an? )?(?:court|official|lawyer's) (?:order|summons|letter|document)|\bfake (?:summons|court|warrant)|\bgaruda\b/g,
  ),
  row(
    'en-suing',
    'suing',
    /\b(?:sue|suing|sued) (?:you |him |her |them )?(?:right away|immediately|today|tomorrow|right now|at once|into bankruptcy|for everything)|\bor (?:else )?(?:we(?:'ll| will)|you(?:'ll| will)) (?:sue|be sued|see (?:you|each other) in court)|\bsee (?:you|him|her|them) in court\b|\bthreaten(?:ed|ing)? to sue\b/g,
  ),
  row(
    'en-blacklist',
    'blacklist',
    /\bblack ?-?list(?:ed|ing)?\b|\breport(?:ed)? (?:you|him|her|them) to the credit bureau|\bnever (?:be able to )?(?:get|borrow|receive) (?:a |another |any )?(?:loan|credit|money) (?:again|in (?:your|his|her) life)|\bruin (?:your|his|her|their) credit/g,
  ),
  row(
    'en-hours',
    'hours',
    /\bcall(?:ing|ed)? (?:you |him |her |them |back )?(?:all night|day and night|every (?:hour|half hour|few minutes|\d+ minutes)|in the middle of the night|at midnight|non-?stop|until (?:you|he|she|they) pays?)|\b\d{2,} (?:times|calls) (?:a|per) day\b/g,
  ),
  row(
    'en-barred',
    'barred',
    /\btime-?barred\b|\btime barred\b|\bstatute-?barred\b|\blimitation (?:period )?(?:has|had) (?:expired|passed|run out|lapsed)/g,
    {
      unlessAfter:
        /\b(?:may|might|could|before (?:it|the claim|the debt) (?:is|becomes)|risks?|whether|if|avoid)\b[^.!?]{0,24}$/,
    },
  ),
  row(
    'en-lapsed',
    'lapsed',
    /\b(?:please|kindly|you must|must|we ask you to|we demand that you|require you to) (?:now |kindly |immediately |settle and )?(?:pay|settle|transfer|remit)\b/g,
    {
      onlyWhen: 'may_have_passed',
    },
  ),
];
