import { superlativesInEnglish } from './superlatives.ts';
import type { Avoided, Glossary } from './glossary.ts';

/** Forms with one replacement. */
const each = (use: string, ...forms: readonly string[]): readonly Avoided[] => forms.map((form) => ({ form, use }));
const swap = (...pairs: readonly (readonly [form: string, use: string])[]): readonly Avoided[] =>
  pairs.map(([form, use]) => ({ form, use }));

/**
 * English: one table for all variants, one for American, and one for British, which also applies to the euro region.
 */
export const en: Glossary = {
  file: 'en',
  language: 'English (en-US, en-GB, en-EU)',
  tables: [
    {
      title: 'Everywhere',
      locales: ['en-US', 'en-GB', 'en-EU'],
      terms: [
        {
          term: 'pre-order',
          use: ['pre-order', 'Pre-Order Now (button)'],
          avoid: each('pre-order', 'preorder*', 'pre order*'),
        },
        { term: 'early bird', use: ['early bird', 'early-bird price'], avoid: each('early bird', 'earlybird') },
        {
          term: 'buy now',
          use: ['Buy Now'],
          avoid: [...each('Buy Now', 'purchase now'), { form: /(?<![\p{L}-])order now(?!\p{L})/iu, use: 'Buy Now' }],
        },
        { term: 'learn more', use: ['Learn more'], avoid: each('Learn more', 'read more', 'find out more') },
        {
          term: 'sold out',
          use: ['Sold Out', 'Out of Stock'],
          avoid: each('Sold Out, or Out of Stock', 'unavailable'),
        },
        {
          term: 'subscribe',
          use: ['Subscribe', 'Subscribed Successfully! (both quoted by the specification)'],
          avoid: each('subscribe', 'sign up for our newsletter'),
        },
        {
          term: 'log in',
          use: ['log in', 'log out (verb)', 'login (noun)'],
          avoid: [...each('log in', 'sign in', 'signin', 'signed in'), ...each('log out', 'sign out', 'signed out')],
        },
        {
          term: 'account',
          use: ['create an account'],
          avoid: each('create an account', 'open an account', 'make an account'),
        },
        {
          term: 'servo',
          use: ['servo', 'servos', 'servo motors'],
          avoid: each('servo', 'steering engine*', 'steering gear*'),
        },
        {
          term: 'voice command',
          use: ['voice command', 'command'],
          avoid: each('voice command', 'voice order*', 'spoken command*', 'voice instruction*'),
        },
        { term: 'transform', use: ['transform', 'change shape'], avoid: each('transform', 'metamorphos*', 'deform*') },
        { term: 'move', use: ['move: one motion', 'moves: what owners write and share'] },
        {
          term: 'routine',
          use: ['routine: moves saved under a name', 'sequence (Space Ranger Alpha)'],
          note: 'not action',
        },
        { term: 'scene', use: ['scene: what the mini-theater plays'], avoid: each('scene', 'skit*', 'playlet*') },
        {
          term: 'hub',
          use: ['the Hub', 'Browse the Hub'],
          avoid: [{ form: 'the hub', use: 'the Hub', exactCase: true }, ...each('the Hub', 'content hub')],
        },
        {
          term: 'studio',
          use: ['the Studio', 'Open the Studio'],
          avoid: [{ form: 'the studio', use: 'the Studio', exactCase: true }, ...each('the Studio', 'creation studio')],
        },
        { term: 'AI Base', use: ['AI Base', 'the dock'], avoid: each('the dock', 'docking station*', 'base station*') },
        {
          term: 'app',
          use: ['the app', 'the Kinemorph app', 'the app store'],
          avoid: [
            {
              form: 'application',
              use: 'app',
              except: [{ at: 'wholesale#*', why: 'a dealer applies: an application is a request there' }],
            },
          ],
        },
        {
          term: 'store',
          use: ['store: Kinemorph’s own', 'official store'],
          avoid: each('official store', 'online shop*', 'web shop*', 'webshop*'),
        },
        { term: 'dealer', use: ['dealer'], avoid: each('dealer', 'stockist*', 'distributor*') },
        { term: 'credits', use: ['credits'], avoid: each('credits', 'points balance', 'bonus points') },
        { term: 'points', use: ['points: what members earn in the Christmas sale'] },
        {
          term: 'region',
          use: ['your region’s store', 'regional store'],
          avoid: [
            ...each('your region’s store', 'store of your region'),
            ...each('your regional site', 'region’s site'),
          ],
        },
        {
          term: 'defect',
          use: ['defects in materials and workmanship'],
          avoid: each('defects in materials and workmanship', 'faults of material', 'material faults'),
        },
        { term: 'repair', use: ['repair', 'fix'], avoid: each('repair, or fix', 'mend', 'mends', 'mended', 'mending') },
        {
          term: 'free of charge',
          use: ['free', 'free of charge'],
          avoid: each('free of charge', 'without charge', 'gratis'),
        },
        { term: 'video', use: ['video', 'film (verb)'], avoid: each('video', 'short film*', 'a film') },
        {
          term: 'turn on',
          use: ['turn on', 'turn off'],
          avoid: [
            ...each('turn on', 'switch on', 'switched on', 'switch it on'),
            ...each('turn off', 'switch off', 'switched off', 'switch it off', 'switch it'),
          ],
        },
        {
          term: 'supplied',
          use: ['supplied', 'that came with it (support)'],
          avoid: each('supplied', 'that came with the robot', 'that came with the dock'),
        },
        {
          term: 'authorized dealer',
          use: ['authorized dealer (spelled as the tables below say)'],
          avoid: each('authorized dealer', 'official dealer*', 'certified dealer*'),
        },
        { term: 'interest-free', use: ['interest-free', 'APR'], avoid: each('interest-free', 'free of interest') },
        { term: 'email', use: ['email', 'email address'], avoid: each('email', 'e-mail*', 'mail address*') },
        {
          term: 'Wi-Fi',
          use: ['Wi-Fi'],
          avoid: [...each('Wi-Fi', 'WiFi', 'WLAN'), { form: /(?<!\p{L})Wi-fi(?!\p{L})/u, use: 'Wi-Fi' }],
        },
        { term: 'IP address', use: ['IP address'], avoid: each('IP address', 'network address*') },
        { term: 'model car', use: ['model car'], avoid: each('model car', 'car model*') },
        superlativesInEnglish,
      ],
    },
    {
      title: 'en-US',
      locales: ['en-US'],
      terms: [
        { term: 'license', use: ['license', 'licensed'], avoid: swap(['licence*', 'license']) },
        {
          term: 'authorize',
          use: ['authorized'],
          avoid: swap(
            ['authorise*', 'authorize'],
            ['organise*', 'organize'],
            ['recognise*', 'recognize'],
            ['realise*', 'realize'],
            ['customise*', 'customize'],
            ['apologise*', 'apologize'],
            ['minimise*', 'minimize'],
          ),
        },
        {
          term: 'color',
          use: ['color', 'favorite', 'gray', 'armor'],
          avoid: swap(
            ['colour*', 'color'],
            ['favourite*', 'favorite'],
            ['grey', 'gray'],
            ['armour*', 'armor'],
            ['behaviour*', 'behavior'],
            ['honour*', 'honor'],
            ['neighbour*', 'neighbor'],
          ),
        },
        {
          term: 'center',
          use: ['center', 'theater', 'mini-theater'],
          avoid: swap(
            ['centre*', 'center'],
            ['theatre*', 'theater'],
            ['mini theater*', 'mini-theater'],
            ['metre*', 'meter'],
            ['fibre*', 'fiber'],
          ),
        },
        {
          term: 'learned',
          use: ['learned', 'enameled', 'aging'],
          avoid: swap(
            ['learnt', 'learned'],
            ['enamelled', 'enameled'],
            ['ageing', 'aging'],
            ['cancelled', 'canceled'],
            ['travelled', 'traveled'],
            ['labelled', 'labeled'],
          ),
        },
        {
          term: 'lineup',
          use: ['lineup'],
          avoid: [
            ...swap(['line-up*', 'lineup']),
            { form: 'the range', use: 'the lineup' },
            { form: 'our range', use: 'our lineup' },
          ],
        },
        {
          term: 'package',
          use: ['package'],
          avoid: swap(['parcel*', 'package'], ['postage', 'shipping'], ['post it', 'ship it']),
        },
        { term: 'shipping', use: ['shipping', 'ships'], avoid: swap(['dispatch*', 'ship']) },
        {
          term: 'store (a dealer’s)',
          use: ['stores'],
          avoid: [
            { form: 'shops', use: 'stores' },
            { form: 'high street', use: 'stores' },
          ],
        },
        { term: 'holiday sale', use: ['holiday sale'], avoid: swap(['Christmas sale', 'holiday sale']) },
        { term: 'lucky draw', use: ['lucky draw'], avoid: swap(['prize draw', 'lucky draw']) },
        {
          term: 'fine print',
          use: ['fine print', 'while supplies last'],
          avoid: swap(['small print', 'fine print'], ['while stocks last', 'while supplies last']),
        },
        { term: 'ornament', use: ['ornaments'], avoid: swap(['bauble*', 'ornament']) },
        {
          term: 'outlet',
          use: ['outlet'],
          avoid: swap(['mains', 'outlet'], ['wall socket*', 'outlet'], ['mains socket*', 'outlet']),
        },
        {
          term: 'trash',
          use: ['household trash'],
          avoid: swap(['household waste', 'household trash'], ['rubbish', 'trash']),
        },
        {
          term: 'car',
          use: ['hood', 'fenders', 'windshield', 'license plate', 'tires'],
          avoid: swap(
            ['bonnet*', 'hood'],
            ['boot lid*', 'trunk lid'],
            ['wheel arch*', 'fender'],
            ['windscreen*', 'windshield'],
            ['number plate*', 'license plate'],
            ['tyre*', 'tire'],
          ),
        },
        {
          term: 'around',
          use: ['around', 'halfway', 'toward', 'afterward'],
          avoid: swap(
            ['half-way', 'halfway'],
            ['towards', 'toward'],
            ['afterwards', 'afterward'],
            ['turn it round', 'turn it around'],
            ['swing round', 'swing around'],
            ['whilst', 'while'],
            ['amongst', 'among'],
          ),
        },
        { term: 'who', use: ['who, also as an object'], avoid: swap(['whom', 'who']) },
        {
          term: 'rights',
          use: ['the rights the law gives you', 'legal rights'],
          avoid: swap(['statutory rights', 'legal rights']),
        },
        { term: 'taxIncluded', use: ['Tax included'], avoid: swap(['VAT included', 'Tax included']) },
      ],
    },
    {
      title: 'en-GB and en-EU',
      locales: ['en-GB', 'en-EU'],
      terms: [
        {
          term: 'licence',
          use: ['licence (noun)', 'licensed (adjective)'],
          avoid: [
            { form: 'license', use: 'licence' },
            { form: 'licenses', use: 'licences' },
          ],
        },
        {
          term: 'authorise',
          use: ['authorised'],
          avoid: swap(
            ['authorize*', 'authorise'],
            ['organize*', 'organise'],
            ['recognize*', 'recognise'],
            ['realize*', 'realise'],
            ['customize*', 'customise'],
            ['apologize*', 'apologise'],
            ['minimize*', 'minimise'],
          ),
        },
        {
          term: 'colour',
          use: ['colour', 'favourite', 'grey', 'armour'],
          avoid: swap(
            ['color*', 'colour'],
            ['favorite*', 'favourite'],
            ['gray', 'grey'],
            ['armor*', 'armour'],
            ['behavior*', 'behaviour'],
            ['honor*', 'honour'],
            ['neighbor*', 'neighbour'],
          ),
        },
        {
          term: 'centre',
          use: ['centre', 'theatre', 'mini-theatre'],
          avoid: swap(
            ['center*', 'centre'],
            ['theater*', 'theatre'],
            ['mini theatre*', 'mini-theatre'],
            ['fiber*', 'fibre'],
          ),
        },
        {
          term: 'learnt',
          use: ['learnt', 'enamelled', 'ageing'],
          avoid: swap(
            ['learned', 'learnt'],
            ['enameled', 'enamelled'],
            ['aging', 'ageing'],
            ['canceled', 'cancelled'],
            ['traveled', 'travelled'],
            ['labeled', 'labelled'],
          ),
        },
        { term: 'range', use: ['the range'], avoid: swap(['lineup*', 'range'], ['line-up*', 'range']) },
        { term: 'parcel', use: ['parcel', 'postage'], avoid: swap(['package', 'parcel'], ['packages', 'parcels']) },
        {
          term: 'delivery',
          use: ['delivery', 'dispatch', 'dispatched'],
          avoid: [
            { form: 'shipping', use: 'delivery', except: [{ at: '*#head.keywords', why: 'people search for both' }] },
            { form: 'ships', use: 'is dispatched' },
            { form: 'shipped', use: 'dispatched', except: [{ at: '*#head.keywords', why: 'people search for both' }] },
          ],
        },
        {
          term: 'shop (a dealer’s)',
          use: ['shops'],
          avoid: swap(['stores to visit', 'shops to visit'], ['in stores', 'in shops']),
        },
        { term: 'Christmas sale', use: ['Christmas sale'], avoid: swap(['holiday sale', 'Christmas sale']) },
        { term: 'prize draw', use: ['prize draw'], avoid: swap(['lucky draw', 'prize draw']) },
        {
          term: 'small print',
          use: ['small print', 'while stocks last'],
          avoid: swap(['fine print', 'small print'], ['while supplies last', 'while stocks last']),
        },
        { term: 'bauble', use: ['baubles'], avoid: swap(['ornament*', 'bauble']) },
        {
          term: 'socket',
          use: ['mains socket (en-GB)', 'socket (en-EU)'],
          avoid: [
            { form: 'outlet', use: 'mains socket' },
            { form: 'outlets', use: 'mains sockets' },
          ],
        },
        { term: 'waste', use: ['household waste'], avoid: swap(['trash', 'waste']) },
        {
          term: 'car',
          use: ['bonnet', 'wheel arches', 'windscreen', 'number plate', 'tyres'],
          avoid: swap(
            ['hood', 'bonnet'],
            ['fender*', 'wheel arch'],
            ['windshield*', 'windscreen'],
            ['license plate*', 'number plate'],
            ['tires', 'tyres'],
          ),
        },
        { term: 'collectable', use: ['collectable'], avoid: swap(['collectible*', 'collectable']) },
        { term: 'rights', use: ['statutory rights'], avoid: swap(['legal rights', 'statutory rights']) },
        { term: 'taxIncluded', use: ['VAT included'], avoid: swap(['Tax included', 'VAT included']) },
      ],
    },
  ],
  style: [
    'Support, terms, sale and interface texts: contractions (it’s, don’t, we’ll), verbs before nouns, one thought a sentence. Safety notes keep “Do not”; Megatron never contracts.',
    'The reader is you, the company is we. “That” and “which” go where the sentence stands without them: a routine you publish.',
    'Quotes “…”, apostrophe ’, an en dash between spaces in page titles only; a colon in running text is followed by a small letter.',
    'Bumblebee, Grimlock, K1 and robots in general are it; Optimus Prime, Megatron and Buzz are he.',
    'The specification quotes Buy Now, Pre-Order Now, Sold Out, Out of Stock, End in, Unlock soon, Web Exclusive, Hot Deals, New Releases, Premium Protection, the subscription’s messages and Other Regions: they stay as they are. Any other countdown says Ends in, any other lock Unlocks soon.',
    'No superlative that nobody measured: first in the inbox, not before anyone else.',
    'Date skeletons are en-US’s: the locale orders day and month.',
  ],
};
