PRAGMA application_id = 1280656449;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE actions (
            match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            digest TEXT NOT NULL,
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID;
INSERT INTO "actions" VALUES(1,1,'settle port','bbe124d4');
INSERT INTO "actions" VALUES(1,2,'roll','8e95eaaa');
INSERT INTO "actions" VALUES(1,3,'reroll food3 food_or_population2 fate','e8913f9a');
INSERT INTO "actions" VALUES(1,4,'keep','cab5aae2');
INSERT INTO "actions" VALUES(1,5,'decline','45d60e2d');
INSERT INTO "actions" VALUES(1,6,'build province','1a913ed8');
INSERT INTO "actions" VALUES(1,7,'build colossus','bc859e6b');
INSERT INTO "actions" VALUES(1,8,'build colossus','8dc979ff');
INSERT INTO "actions" VALUES(1,9,'build obelisk','09834ecb');
INSERT INTO "actions" VALUES(1,10,'build urn','d2f8e84d');
INSERT INTO "actions" VALUES(1,11,'build urn','c051ad36');
INSERT INTO "actions" VALUES(1,12,'end','f18fc01c');
INSERT INTO "actions" VALUES(1,13,'roll','6eb4aa45');
INSERT INTO "actions" VALUES(1,14,'reroll food3','80beb335');
INSERT INTO "actions" VALUES(1,15,'reroll population3 food3','fce371ab');
INSERT INTO "actions" VALUES(1,16,'omens fate skull','3231ec34');
INSERT INTO "actions" VALUES(1,17,'build walls','6398cd13');
INSERT INTO "actions" VALUES(1,18,'build urn','b8e36b95');
INSERT INTO "actions" VALUES(1,19,'build urn','ff9d0a7e');
INSERT INTO "actions" VALUES(1,20,'done','b8b32a55');
INSERT INTO "actions" VALUES(1,21,'end','fbd04ac4');
INSERT INTO "actions" VALUES(1,22,'roll','20ec46bd');
INSERT INTO "actions" VALUES(1,23,'reroll fate','02eff5ad');
INSERT INTO "actions" VALUES(1,24,'reroll innovation','79d70392');
INSERT INTO "actions" VALUES(1,25,'omens fate skull','ecf965a4');
INSERT INTO "actions" VALUES(1,26,'build army','893602ca');
INSERT INTO "actions" VALUES(1,27,'done','cb157b4c');
INSERT INTO "actions" VALUES(1,28,'done','ce1822e1');
INSERT INTO "actions" VALUES(1,29,'end','fd82dbdc');
INSERT INTO "actions" VALUES(1,30,'roll','62b9b185');
INSERT INTO "actions" VALUES(1,31,'reroll innovation fate','eeea8c0e');
INSERT INTO "actions" VALUES(1,32,'reroll population3 innovation fate','183de76e');
INSERT INTO "actions" VALUES(1,33,'done','1ca4e202');
INSERT INTO "actions" VALUES(1,34,'buy leadership','b1cabb21');
INSERT INTO "actions" VALUES(1,35,'end','0d0eb975');
INSERT INTO "actions" VALUES(1,36,'roll','73924fc3');
INSERT INTO "actions" VALUES(1,37,'reroll innovation fate','5191fcd3');
INSERT INTO "actions" VALUES(1,38,'reroll goods_port','69ca044c');
INSERT INTO "actions" VALUES(1,39,'lead food_or_population2','0bc85af9');
INSERT INTO "actions" VALUES(1,40,'build port','cc3f0aba');
INSERT INTO "actions" VALUES(1,41,'build colossus','6a2baa09');
INSERT INTO "actions" VALUES(1,42,'done','6eb2af65');
INSERT INTO "actions" VALUES(1,43,'buy granaries','b408ad27');
INSERT INTO "actions" VALUES(1,44,'end','47c04e14');
INSERT INTO "actions" VALUES(1,45,'roll','98653c4c');
INSERT INTO "actions" VALUES(1,46,'reroll population3 goods_port','ba668f5c');
INSERT INTO "actions" VALUES(1,47,'reroll innovation fate','4951e902');
INSERT INTO "actions" VALUES(1,48,'done','cb76cc0c');
INSERT INTO "actions" VALUES(1,49,'build province','770a48d3');
INSERT INTO "actions" VALUES(1,50,'done','73934dbf');
INSERT INTO "actions" VALUES(1,51,'buy shipbuilding','953eb1e0');
INSERT INTO "actions" VALUES(1,52,'pay 0 1 1','4d064e0f');
INSERT INTO "actions" VALUES(1,53,'store','25d26145');
INSERT INTO "actions" VALUES(1,54,'end','059e0b23');
INSERT INTO "actions" VALUES(1,55,'roll','9e3c1f5b');
INSERT INTO "actions" VALUES(1,56,'reroll goods_port fate','51ec06f3');
INSERT INTO "actions" VALUES(1,57,'reroll food_or_population2 fate','a5be540c');
INSERT INTO "actions" VALUES(1,58,'lead population3','2ed3e828');
INSERT INTO "actions" VALUES(1,59,'feed','05e006b4');
INSERT INTO "actions" VALUES(1,60,'build walls','7abf0f15');
INSERT INTO "actions" VALUES(1,61,'build obelisk','567389b0');
INSERT INTO "actions" VALUES(1,62,'convert','049f71f9');
INSERT INTO "actions" VALUES(1,63,'convert','0229f502');
INSERT INTO "actions" VALUES(1,64,'convert','50c50d4b');
INSERT INTO "actions" VALUES(1,65,'build ship','3fbacde3');
INSERT INTO "actions" VALUES(1,66,'buy formations','d9511446');
INSERT INTO "actions" VALUES(1,67,'end','f2fb3288');
INSERT INTO "actions" VALUES(1,68,'roll','695926f0');
INSERT INTO "actions" VALUES(1,69,'reroll food_or_population2','87533f80');
INSERT INTO "actions" VALUES(1,70,'reroll food_or_population2 fate','73016d7f');
INSERT INTO "actions" VALUES(1,71,'done','482574c6');
INSERT INTO "actions" VALUES(1,72,'convert','a690d148');
INSERT INTO "actions" VALUES(1,73,'take population','a1200735');
INSERT INTO "actions" VALUES(1,74,'build port','d6ea0526');
INSERT INTO "actions" VALUES(1,75,'build coliseum','ea9983cd');
INSERT INTO "actions" VALUES(1,76,'build obelisk','e377de31');
INSERT INTO "actions" VALUES(1,77,'build acropolis','159ae148');
INSERT INTO "actions" VALUES(1,78,'build colossus','27d03da3');
INSERT INTO "actions" VALUES(1,79,'build coliseum','1cbe6a4a');
INSERT INTO "actions" VALUES(1,80,'done','b4dcb846');
INSERT INTO "actions" VALUES(1,81,'end','73daf9a5');
INSERT INTO "actions" VALUES(3,1,'settle port','48e90892');
INSERT INTO "actions" VALUES(3,2,'settle port','c389637a');
INSERT INTO "actions" VALUES(3,3,'roll','e8b76fc1');
INSERT INTO "actions" VALUES(3,4,'reroll food_or_population2 innovation fate','44f9c4af');
INSERT INTO "actions" VALUES(3,5,'reroll food3','6a3e3751');
INSERT INTO "actions" VALUES(3,6,'omens food_or_population2 food3','d6ca915e');
INSERT INTO "actions" VALUES(3,7,'done','f0f15bcc');
INSERT INTO "actions" VALUES(3,8,'buy leadership','fc0828e1');
INSERT INTO "actions" VALUES(3,9,'end','385f8525');
INSERT INTO "actions" VALUES(3,10,'roll','65cde24f');
INSERT INTO "actions" VALUES(3,11,'reroll food_or_population2 fate','01f78495');
INSERT INTO "actions" VALUES(3,12,'reroll population3','f45f2235');
INSERT INTO "actions" VALUES(3,13,'fight','f47a1edc');
INSERT INTO "actions" VALUES(3,14,'build walls','4efc36eb');
INSERT INTO "actions" VALUES(3,15,'build coliseum','62481e01');
INSERT INTO "actions" VALUES(3,16,'done','9c42774e');
INSERT INTO "actions" VALUES(3,17,'end','c3c0475b');
INSERT INTO "actions" VALUES(3,18,'roll','e8fe4be0');
INSERT INTO "actions" VALUES(3,19,'reroll fate','981947f5');
INSERT INTO "actions" VALUES(3,20,'reroll fate','dea4a83f');
INSERT INTO "actions" VALUES(3,21,'lead food3','8acb2a88');
INSERT INTO "actions" VALUES(3,22,'omens fate conquest','3a8679e7');
INSERT INTO "actions" VALUES(3,23,'decline','b6b30561');
INSERT INTO "actions" VALUES(3,24,'build acropolis','b8d81159');
INSERT INTO "actions" VALUES(3,25,'build acropolis','aa652d11');
INSERT INTO "actions" VALUES(3,26,'build obelisk','063db8d3');
INSERT INTO "actions" VALUES(3,27,'build urn','07cc8382');
INSERT INTO "actions" VALUES(3,28,'buy granaries','13d5765c');
INSERT INTO "actions" VALUES(3,29,'end','1d296575');
INSERT INTO "actions" VALUES(3,30,'roll','ae4759a6');
INSERT INTO "actions" VALUES(3,31,'reroll population3 goods_port fate','0209f2c8');
INSERT INTO "actions" VALUES(3,32,'reroll food3','f8ad3ec8');
INSERT INTO "actions" VALUES(3,33,'build coliseum','5716bce5');
INSERT INTO "actions" VALUES(3,34,'build urn','7dee9643');
INSERT INTO "actions" VALUES(3,35,'done','3ab73ece');
INSERT INTO "actions" VALUES(3,36,'done','3e61e27f');
INSERT INTO "actions" VALUES(3,37,'end','4f647bfb');
INSERT INTO "actions" VALUES(3,38,'roll','ae4fff02');
INSERT INTO "actions" VALUES(3,39,'reroll food3 fate','ca7599d8');
INSERT INTO "actions" VALUES(3,40,'keep','14d3928a');
CREATE TABLE matches (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            title TEXT NOT NULL,
            content_version INTEGER NOT NULL,
            rules_version INTEGER NOT NULL,
            setup TEXT NOT NULL,
            seed TEXT NOT NULL,
            players TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL,
            cursor INTEGER NOT NULL,
            over INTEGER NOT NULL
        );
INSERT INTO "matches" VALUES(1,'iron-age',1,1,'{"names": ["Seat 1"], "first": 0, "options": {"expansion": "none", "length": "full", "undo": "fair"}}','1','["human"]','2026-11-18T00:00:32.804879+00:00','2026-11-18T00:00:32.832641+00:00',81,1);
INSERT INTO "matches" VALUES(3,'iron-age',1,1,'{"names": ["Seat 1", "Seat 2"], "first": 0, "options": {"expansion": "none", "length": "full", "undo": "practice"}}','18446744073709551615','["human", "easy"]','2026-11-18T00:00:32.895397+00:00','2026-11-18T00:00:32.911802+00:00',38,0);
CREATE TABLE results (
            match INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            player TEXT NOT NULL,
            score INTEGER NOT NULL,
            lines TEXT NOT NULL,
            place INTEGER NOT NULL,
            won INTEGER NOT NULL,
            decided_by TEXT NOT NULL,
            title TEXT NOT NULL,
            seats INTEGER NOT NULL,
            options TEXT NOT NULL,
            finished TEXT NOT NULL,
            PRIMARY KEY (match, seat)
        ) WITHOUT ROWID;
INSERT INTO "results" VALUES(1,0,'Seat 1','human',-6,'[["monuments", 0], ["developments", 8], ["bonuses", 1], ["wealth", 0], ["tribute", 1], ["skulls", -16]]',1,0,'missed','iron-age',1,'{"expansion": "none", "length": "full", "undo": "fair"}','2026-11-18T00:00:32.832696+00:00');
INSERT INTO "results" VALUES(2,0,'Seat 1','human',11,'[["monuments", 0], ["developments", 13], ["bonuses", 0], ["wealth", 2], ["tribute", 0], ["skulls", -4]]',2,0,'score','iron-age',2,'{"expansion": "none", "length": "full", "undo": "fair"}','2026-11-18T00:00:32.894494+00:00');
INSERT INTO "results" VALUES(2,1,'Seat 2','hard',24,'[["monuments", 2], ["developments", 28], ["bonuses", 2], ["wealth", 0], ["tribute", 22], ["skulls", -30]]',1,1,'score','iron-age',2,'{"expansion": "none", "length": "full", "undo": "fair"}','2026-11-18T00:00:32.894494+00:00');
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',3);
COMMIT;
