"""Items for texts that have none: kinds of things people care about, found by their words.

A text that says "my sister" touches an item such as "Family"; one that has no word of a kind leaves it untouched. Labels made
this way are weak, but there are twenty thousand of them, and they teach which words belong to which items.
"""

import random
import re

# category | names an item of this kind may have | words that show it
KINDS = """
people | Parents; My parents; Mum and Dad; Family; My family | mom mother mum dad father parents mommy daddy mama papa mam
people | My mother; Mom; Mum | mom mother mum mommy mama
people | My father; Dad; My old man | dad father daddy papa
people | My sister; Siblings; Family | sister sisters
people | My brother; Siblings; Family | brother brothers
people | Spouse; My wife; Marriage; Partner/Spouse | wife fiance fiancee married marriage spouse
people | Spouse; My husband; Marriage; Partner/Spouse | husband fiance hubby married marriage spouse
people | My boyfriend; Partner; Relationship | boyfriend bf
people | My girlfriend; Partner; Relationship | girlfriend gf
people | Friends; My best friend; Friendship; My friends | friend friends buddy pal roommate bestfriend
people | My kids; Children; Being a parent; My son | son kid kids child children toddler
people | My kids; Children; Being a parent; My daughter | daughter kid kids child children
people | The baby; Our newborn; Becoming a parent | baby newborn pregnant pregnancy
people | Grandparents; My grandmother; Grandma | grandma grandmother nana grandparents granny
people | Grandparents; My grandfather; Grandpa | grandpa grandfather grandad grandparents
people | Colleagues; My team at work; Coworkers | coworker coworkers colleague colleagues
people | My boss; Standing at work | boss manager supervisor
people | Neighbours; The people next door | neighbor neighbors neighbour neighbours
people | My cousins; Relatives; Aunt and uncle | cousin cousins aunt uncle nephew niece
pets | My dog; Our dog Bruno; Pets | dog dogs puppy pup
pets | My cat; Our cat; Pets | cat cats kitten kitty
accomplishments | Career; My job; Professional Success; Career Promotion; Work | job work promotion promoted career office hired fired raise
accomplishments | Graduate Degree; My studies; Education; College Years | college university degree graduate graduated graduation campus semester professor
accomplishments | Good grades; School; Exams | exam exams test school grade grades class teacher homework
ideas | Financial Security; Money; Savings | money bills rent debt savings paycheck bank pay loan afford broke
health | My health; Health & Wellness; Body | sick hospital surgery doctor cancer health pain flu disease injury
ideas | Fitness; Exercise; My weight | gym workout weight diet exercise marathon running
home | My home; The house; Our apartment | house apartment home rent roof kitchen landlord
hobby | Music; Playing in a band; Concerts | concert band guitar piano music song
sport | My team; Football; Sport | game team football basketball soccer baseball championship match
travel | Travelling; Vacation; My trip | vacation trip travel flight cruise holiday hawaii europe beach
possessions | My car; The car | car truck vehicle driving tire
online life | Gaming; Video games | videogame videogames xbox playstation fortnite
faith | My faith; God; Church | god church pray prayer faith jesus
lifeStory | Childhood; Growing up | childhood grew kid elementary
ideas | Safety; Feeling safe | robbed burglar intruder gun storm tornado accident crash
ideas | Food; Eating well | food restaurant cooked dinner pizza meal
"""


class Kinds:
    def __init__(self):
        self.kinds = []
        for line in KINDS.strip().splitlines():
            category, names, keywords = (cell.strip() for cell in line.split("|"))
            found = re.compile(rf"\b({'|'.join(keywords.split())})\b")
            self.kinds.append((category, [n.strip() for n in names.split(";")], found))

    def category_of(self, name: str) -> str | None:
        return next((category for category, _, found in self.kinds if found.search(name.lower())), None)

    def label(self, sentences: list[str], chance: random.Random) -> list[tuple[str, str, list[int]]]:
        """Items as (category, name, numbers of the sentences that show it); an empty list means untouched."""
        lowered = [s.lower() for s in sentences]
        shown = [[n for n, s in enumerate(lowered) if kind[2].search(s)] for kind in self.kinds]
        hits = [i for i, where in enumerate(shown) if where]
        if not hits:
            return []
        present = {name for i in hits for name in self.kinds[i][1]}
        others = [i for i, where in enumerate(shown) if not where and not present & set(self.kinds[i][1])]
        chosen = chance.sample(hits, min(len(hits), chance.choice((1, 1, 2)))) + chance.sample(others, chance.choice((1, 1, 2)))
        return [(self.kinds[i][0], chance.choice(self.kinds[i][1]), shown[i]) for i in chosen]
